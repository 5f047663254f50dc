/** Returns the name of the npm package with a service's generated client. */
export function clientPackageName(service: string): string {
  return `record-services-${service}-client`;
}
