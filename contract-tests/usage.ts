/** The text of `npm run contract -- --help`. */
export const USAGE = `npm run contract -- [options]

Without URLs: tests servers that it starts itself, and Prism's mocks of the documents.
  --separate             each service in its own process, on the PostgreSQL of TEST_DATABASE_URL

With URLs: tests a deployment.
  --aggregator URL, --verification URL, --catalog URL
                         base URLs of the services to test, without /api/v1
  --ingest-token TOKEN   the deployment's INGEST_TOKEN
  --webhook-secret TEXT  the deployment's WEBHOOK_SECRET
  --read-only            sends nothing that changes state

Both:
  --only SERVICE         tests one service
  --report FOLDER        where the results go; contract-tests/report/ by default

The exit code is 0 only if nothing failed. What was skipped is listed with its reason.`;
