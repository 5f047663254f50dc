import { deepEqual } from 'node:assert/strict';
import type { WrittenScenario } from '../scenario.js';
import { tokenScenarios } from './ingest.js';
import { createNamesBody, ownAccount, refused, storeNames, type NameRow } from './names.js';
import { inResponseTo, plus, removeFirst, set } from '../says.js';

interface Report {
  projectKey: string;
  received: number;
  accepted: number;
  inserted: number;
  updated: number;
  unchanged: number;
  outdated: number;
  rejected: { index: number; accountId: string | null; displayName: string | null; reason: string }[];
  rejectedCount: number;
}

const operation = 'ingestDisplayNames';
export const readReport = (json: unknown): Report => (json as { ingest: Report }).ingest;
const readReasons = (json: unknown): [number, string][] =>
  readReport(json).rejected.map(({ index, reason }) => [index, reason]);

/** Names that projects send. */
export const nameIngestScenarios: WrittenScenario[] = [
  {
    name: 'a new name, a newer, a repeated and an older one',
    operation,
    says: {
      'Of each account the newest observation stays, whichever arrives first': inResponseTo(
        'resolveDisplayNames',
        set('/names/3/displayName', 'Earlier'),
      ),
      'Rows that were taken. The next four add up to it.': plus('/ingest/accepted', 1),
    },
    request: async (context) => {
      await storeNames(context, [
        { account: 'renamed', displayName: 'Before', observedAt: '2020-01-01T00:00:00Z' },
        { account: 'same', displayName: 'Same', observedAt: '2020-01-01T00:00:00Z' },
        { account: 'later', displayName: 'Later', observedAt: '2020-01-03T00:00:00Z' },
      ]);
      const body = createNamesBody(context, [
        { account: 'new', displayName: 'New' },
        { account: 'renamed', displayName: 'After', source: 'own label' },
        { account: 'same', displayName: 'Same' },
        { account: 'later', displayName: 'Earlier' },
      ]);
      return { body: { ...body, observedAt: '2020-01-02T00:00:00Z' } };
    },
    check: async ({ json }, context) => {
      const { received, accepted, inserted, updated, unchanged, outdated, rejectedCount } = readReport(json);
      deepEqual(
        [received, accepted, inserted, updated, unchanged, outdated, rejectedCount],
        [4, 4, 1, 1, 1, 1, 0],
      );
      const ids = ['new', 'renamed', 'same', 'later'].map((account) => ownAccount(context, account));
      const { names } = (await context.call('resolveDisplayNames', { body: { accountIds: ids } })) as {
        names: NameRow[];
      };
      deepEqual(
        names.map(({ displayName, source, observedAt }) => [displayName, source, observedAt?.slice(0, 10)]),
        [
          ['New', 'contract', '2020-01-02'],
          ['After', 'own label', '2020-01-02'],
          ['Same', 'contract', '2020-01-02'],
          ['Later', 'contract', '2020-01-03'],
        ],
      );
    },
  },
  {
    name: 'the same names again',
    operation,
    says: { 'Sending a request again changes nothing.': set('/ingest/updated', 1) },
    request: async (context) => {
      const body = createNamesBody(context, [
        { account: 'a', displayName: 'Before', observedAt: '2020-01-01T00:00:00Z' },
        { account: 'b', displayName: 'Other', observedAt: '2020-01-01T00:00:00Z' },
      ]);
      await context.call(operation, { body });
      return { body };
    },
    check: ({ json }) => {
      const { inserted, updated, unchanged, outdated } = readReport(json);
      deepEqual([inserted, updated, unchanged, outdated], [0, 0, 2, 0]);
    },
  },
  {
    name: 'invalid rows of every kind',
    operation,
    says: {
      'A row that is not a valid name is rejected with its reason, and the others are stored.':
        removeFirst('/ingest/rejected'),
      'They are numbered after the rows of `names`.': set('/ingest/rejected/15/index', 0),
    },
    request: (context) => ({
      body: {
        projectKey: context.projectKey.replaceAll('-', ' ').toUpperCase(),
        names: [
          { accountId: 'a', displayName: 'Account ID' },
          { accountId: 'a', displayName: 'personal_bests' },
          { accountId: 'a', displayName: 'PS5' },
          { accountId: 'not an id', displayName: 'Kestrel' },
          { accountId: 'a', displayName: '   ' },
          { accountId: 'a', displayName: 'x'.repeat(65) },
          { accountId: 'a', displayName: 'be\u0007ll' },
          { accountId: 'a', displayName: 'Kestrel', observedAt: 'yesterday' },
          { accountId: 'a', displayName: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0' },
          { accountId: 'a', displayName: 7 },
          'Kestrel',
          null,
          { accountId: 'a', displayName: 'nul\u0000' },
          { accountId: 'a' },
          { displayName: 'Kestrel' },
        ],
        namesByAccountId: { 'not an id': 'Kestrel', a: null },
      },
    }),
    check: ({ json }, context) => {
      const { projectKey, received, accepted, rejected } = readReport(json);
      deepEqual([projectKey, received, accepted], [context.projectKey, 17, 0]);
      deepEqual(readReasons(json), [
        [0, 'reserved_field_name'],
        [1, 'personal_best_label'],
        [2, 'platform_label'],
        [3, 'invalid_account_id'],
        [4, 'empty_name'],
        [5, 'too_long'],
        [6, 'control_characters'],
        [7, 'invalid_timestamp'],
        [8, 'account_id'],
        [9, 'invalid_row'],
        [10, 'invalid_row'],
        [11, 'invalid_row'],
        [12, 'control_characters'],
        [13, 'empty_name'],
        [14, 'invalid_account_id'],
        [15, 'invalid_account_id'],
        [16, 'empty_name'],
      ]);
      deepEqual(
        rejected.slice(9, 11).map(({ accountId, displayName }) => [accountId, displayName]),
        [
          ['a', null],
          [null, null],
        ],
      );
    },
  },
  {
    name: 'names by account id, and names like field labels',
    operation,
    request: (context) => ({
      body: {
        projectKey: context.projectKey,
        projectName: null,
        sourceLabel: '',
        observedAt: null,
        colour: 'failed',
        namesByAccountId: {
          [ownAccount(context, 'a')]: 'PersonalBestGuy',
          [ownAccount(context, 'b')]: '🚗 ％',
        },
      },
    }),
    check: ({ json }) => {
      const { received, inserted, rejected } = readReport(json);
      deepEqual([received, inserted, rejected], [2, 2, []]);
    },
  },
  ...refused(operation, [['no names at all', { body: { projectKey: 'contract' } }, 'namesByAccountId']]),
  ...tokenScenarios(operation),
];
