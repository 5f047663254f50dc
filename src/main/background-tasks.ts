import { alignPrimaryClub } from '../../db/writes/primary-club.js';
import { createAggregatorTasks } from './aggregator.js';
import { createCatalogTasks } from './catalog.js';
import type { VerifierControl } from './coordinator.js';
import type { PeriodicTask } from './periodic-task.js';
import { createRetentionTask } from './retention-task.js';
import type { TaskDependencies } from './service-parts.js';
import { createVerificationTasks } from './verification.js';

/** The work that no request causes. It runs once, however many processes serve requests. */
export interface BackgroundTasks extends PeriodicTask {
  verifier: VerifierControl;
  /** Returns whether the store of artifacts can be reached; null without the verification service. */
  isArtifactStoreUp: () => Promise<boolean | null>;
}

/** Returns the background tasks of the configured services, with their metrics. */
export async function createBackgroundTasks(dependencies: TaskDependencies): Promise<BackgroundTasks> {
  const { config, database, now } = dependencies;
  const { services } = config;
  const tasks: PeriodicTask[] = [
    createRetentionTask(dependencies),
  ];
  let isArtifactStoreUp: BackgroundTasks['isArtifactStoreUp'] = () => Promise.resolve(null);
  let verifier: VerifierControl = { wake: () => undefined, isRunning: () => false };
  if (services.includes('aggregator') || services.includes('catalog'))
    await alignPrimaryClub(database, config.primaryClubId, now);
  if (services.includes('aggregator')) tasks.push(createAggregatorTasks(dependencies));
  if (services.includes('catalog')) tasks.push(createCatalogTasks(dependencies));
  if (services.includes('verification')) {
    const verification = await createVerificationTasks(dependencies);
    tasks.push(verification);
    ({ verifier, isArtifactStoreUp } = verification);
  }
  return {
    verifier,
    isArtifactStoreUp,
    start: () => {
      for (const task of tasks) task.start();
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
