import type { Database } from '../connection/database.js';
import type { RecordBundle } from '../stores/verification/record.js';
import { seedVerification } from './verification.js';
import type { StoryDocument } from './story.js';

/** The bundled documents with the examples. */
export type SeedDocuments = Readonly<Record<string, StoryDocument>>;

/**
 * Stores the verdicts of the verification service's examples, so that a GET of an example's id returns the example. The
 * rest of the story is sent to the services' own routes: see story.ts.
 */
export async function seed(database: Database, documents: SeedDocuments): Promise<void> {
  // The live feed's example lists every record of the story with both its tracks.
  const feed = documents.verification?.components?.examples?.['live-feed']?.value as
    | { data: { records: RecordBundle[] } }
    | undefined;
  if (!feed) throw new Error('The verification document has no example named live-feed to seed from.');
  await seedVerification(database, feed.data.records);
}
