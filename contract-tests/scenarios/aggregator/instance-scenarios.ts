import { deepEqual, equal } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { inProject } from '../own-projects.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { tokenScenarios, unknownProject } from './ingest.js';
import { refused } from './names.js';
import { header, plus, set, status } from '../says.js';

interface Instance {
  projectKey: string;
  instanceId: string;
  instanceName: string;
  sourceLabel: string;
  status: string;
  lastHeartbeatAt: string;
  reportedStatus: string | null;
  meta: Record<string, unknown> | null;
}

/** Registers an instance of the scenario. */
export async function registered(context: ScenarioContext): Promise<{ projectKey: string }> {
  await context.call('registerInstance', { body: registration(context) });
  return { projectKey: context.projectKey };
}

/** The same, after the heartbeat of another one that is long ago. */
export async function twoInstances(context: ScenarioContext): Promise<{ projectKey: string }> {
  const { projectKey } = context;
  const two = { projectKey, instanceId: 'two', sourceLabel: 'own label', observedAt: '2025-06-01T10:00' };
  await context.call('sendHeartbeat', { body: two });
  return registered(context);
}

function registration({ projectKey, namespace }: ScenarioContext): Record<string, unknown> {
  return {
    projectKey,
    instanceId: `${namespace}-One`,
    projectName: 'Contract tests',
    sourceLabel: 'own label',
    instanceName: 'Instance 1',
    checkIntervalSeconds: 60,
    status: 'busy',
    meta: { version: 1 },
  };
}

function readInstance(json: unknown): { instance: Instance; created: boolean } {
  return json as { instance: Instance; created: boolean };
}

/** Registrations and heartbeats. */
export const instanceScenarios: WrittenScenario[] = [
  {
    name: 'a new instance, whose key and id are stored in lower case',
    operation: 'registerInstance',
    says: { 'It is stored in lower case': set('/instance/projectKey', 'OTHER') },
    request: (context) => ({
      body: { ...registration(context), projectKey: context.projectKey.toUpperCase() },
    }),
    check: ({ json }, { namespace, projectKey }) => {
      const { instance, created } = readInstance(json);
      const { instanceId, instanceName, sourceLabel, status, reportedStatus, meta } = instance;
      deepEqual(
        [created, instanceId, instanceName, sourceLabel, status, reportedStatus, meta],
        [true, `${namespace}-one`, 'Instance 1', 'own label', 'online', 'busy', { version: 1 }],
      );
      equal(instance.projectKey, projectKey);
    },
  },
  {
    name: 'a new instance without a name',
    operation: 'registerInstance',
    says: { 'a new instance is named by its id': set('/instance/instanceName', 'other') },
    request: ({ projectKey, namespace }) => ({ body: { projectKey, instanceId: `${namespace}-unnamed` } }),
    check: ({ json }, { namespace }) =>
      equal(readInstance(json).instance.instanceName, `${namespace}-unnamed`),
  },
  {
    name: 'a second registration keeps omitted fields',
    operation: 'registerInstance',
    says: {
      'What is left out keeps its stored value.': set('/instance/instanceName', 'one'),
      'It replaces what is stored as a whole.': set('/instance/meta', { version: 2, old: 1 }),
      'Whether the instance was not known before.': set('/created', true),
      'for an optional body field is the same as leaving the field out': set(
        '/instance/reportedStatus',
        null,
      ),
    },
    request: async (context) => {
      await registered(context);
      const { projectKey, instanceId } = registration(context);
      return {
        body: {
          projectKey,
          instanceId,
          instanceName: '',
          status: null,
          meta: { version: 2 },
          colour: 1,
        },
      };
    },
    check: ({ json }) => {
      const { instance, created } = readInstance(json);
      deepEqual([created, instance.instanceName, instance.reportedStatus], [false, 'Instance 1', 'busy']);
      deepEqual([instance.sourceLabel, instance.meta], ['own label', { version: 2 }]);
    },
  },
  {
    name: 'a heartbeat of a known instance',
    operation: 'sendHeartbeat',
    request: async (context) => ({
      body: {
        ...(await registered(context)),
        instanceId: `${context.namespace}-one`.toUpperCase(),
        status: 'idle',
      },
    }),
    check: ({ json }) => {
      const { instance, created } = readInstance(json);
      deepEqual([created, instance.reportedStatus, instance.status], [false, 'idle', 'online']);
    },
  },
  {
    name: 'a heartbeat names its contributor and its time; an older one changes nothing',
    operation: 'sendHeartbeat',
    says: {
      'an older report than the newest one changes nothing': set('/instance/reportedStatus', 'busy'),
      '`online` up to 10 minutes, `stale` up to 24 hours, then `offline`': set('/instance/status', 'online'),
    },
    request: async (context) => {
      const { projectKey, namespace } = context;
      const own = { projectKey, instanceId: `${namespace}-late`, projectName: 'Contract tests' };
      const heartbeat = { ...own, sourceLabel: 'late label', status: 'idle', observedAt: '2025-06-01T10:00' };
      await context.call('sendHeartbeat', { body: heartbeat });
      return { body: { ...own, status: 'busy', observedAt: '2025-06-01 09:00Z' } };
    },
    check: ({ json }) => {
      const { instance, created } = readInstance(json);
      deepEqual(
        [created, instance.lastHeartbeatAt, instance.reportedStatus, instance.sourceLabel, instance.status],
        [false, '2025-06-01T10:00:00.000Z', 'idle', 'late label', 'offline'],
      );
    },
  },
  {
    name: 'an unknown instance is registered',
    operation: 'sendHeartbeat',
    says: { 'An unknown one is registered.': status(404) },
    request: ({ projectKey, namespace }) => ({ body: { projectKey, instanceId: `${namespace} new one` } }),
    check: ({ json }, { namespace }) => {
      const { instance, created } = readInstance(json);
      const id = `${namespace}-new-one`;
      deepEqual([created, instance.instanceId, instance.instanceName], [true, id, id]);
    },
  },
  ...refused('registerInstance', [
    [
      'meta of more than 4 KiB',
      { body: { projectKey: 'p', instanceId: 'i', meta: { text: 'm'.repeat(4090) } } },
      'meta',
    ],
  ]),
  ...tokenScenarios('registerInstance'),
  ...tokenScenarios('sendHeartbeat'),
  {
    name: 'the instances of a project',
    operation: 'listProjectInstances',
    says: {
      'Most recent sign of life first, then by id.': set('/instances/0/instanceId', 'two'),
      'Instances that the project has.': plus('/total', 1),
      'Responses that change with the clock are never stored': header('cache-control', 'max-age=60'),
    },
    request: async (context) => {
      return { path: await twoInstances(inProject(context, 'events')), query: parseQuery('limit=1') };
    },
    check: ({ json }, context) => {
      const { instances, count, total } = json as { instances: Instance[]; count: number; total: number };
      deepEqual([instances.length, count, total], [1, 1, 2]);
      const { namespace } = inProject(context, 'events');
      equal(instances[0]?.instanceId, `${namespace}-one`, 'the most recent sign of life comes first');
    },
  },
  unknownProject('listProjectInstances'),
];
