/** What a service needs to be named in a recipe. */
export interface RecipeFacts {
  /** Short name, as an option of the commands: `verification`. */
  service: string;
  /** Base URL of the service, or of an example. */
  baseUrl: string;
  /** URL of the published document. */
  documentUrl: string;
  /** URL or path of the packed contract tests, where they can be downloaded from here. */
  packageFile?: string | undefined;
  mockPort: number;
}

const PACKAGE = 'record-services-contract';

/** Returns how to run a mock of a service from its document alone, as Markdown. */
export function renderMockRecipe({ documentUrl, mockPort }: RecipeFacts): string {
  return `# A mock of this service

A mock checks requests against the document and responds with its examples, so that you can build against the API without a
server. It stores nothing, checks no tokens and has no limits.

[Prism](https://github.com/stoplightio/prism) needs nothing but the published document; 5.14 is its last version for Node.js 20.

\`\`\`sh
npx @stoplight/prism-cli@5.14.2 mock ${documentUrl} --port ${mockPort}
\`\`\`

A request that keeps to the document gets the first example of its success. The header \`Prefer: code=404\` asks for another
response, and \`Prefer: code=400, example=NAME\` for one of several examples. Query parameters whose names end in \`[]\` are not
checked this way.
`;
}

/** Returns how to compare a running service with its document, as Markdown. */
export function renderContractRecipe(facts: RecipeFacts): string {
  const { service, baseUrl } = facts;
  return `# Contract check

A contract run requests every documented response of a running service and compares it with the document. Its report
shows each finding with the value at fault and the request as a curl command.

${renderInstall(facts)}

\`\`\`sh
npx ${PACKAGE} --${service} ${baseUrl}
\`\`\`

It sends nothing that changes state. With \`--write\` it also tests what does, and leaves invented maps, names and records behind: for a staging server only.
The report is \`contract-report/summary.md\`.
`;
}

function renderInstall({ packageFile }: RecipeFacts): string {
  if (packageFile === undefined) {
    return `Install the package \`${PACKAGE}\`, which \`npm run pack:contract\` makes in the repository of the services:

\`\`\`sh
npm install ./${PACKAGE}-VERSION.tgz
\`\`\``;
  }
  return `Install the [package](${packageFile}):

\`\`\`sh
npm install ./${packageFile.split('/').at(-1) ?? packageFile}
\`\`\``;
}
