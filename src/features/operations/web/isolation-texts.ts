import type { IsolationProperty } from '#platform/isolation/isolation-report';
import type { Operations } from '../contract/operations.ts';
import type { Advice } from './operations-advice.ts';

export type ReportedIsolation = Operations['isolation'][number];

export const PROPERTY_TEXTS: Readonly<Record<IsolationProperty, string>> = {
  user: 'Runs as a different user than the server',
  privileges: 'Cannot gain new privileges',
  capabilities: 'Has no capabilities',
  files: 'Cannot read the site’s files',
  writing: 'Cannot write outside its own folder',
  processes: 'Cannot see or signal the server',
  network: 'Has no network',
  environment: 'Has no access to the server’s environment variables',
  'memory-limit': 'Memory is limited',
  'process-limit': 'Processes are limited',
  'open-file-limit': 'Open files are limited',
  'file-size-limit': 'File size is limited',
  'cpu-limit': 'Processor time is limited',
  sandbox: 'Chromium’s own sandbox is on',
};

const PROGRAM_TEXTS: Readonly<Record<string, string>> = {
  'picture-reader': 'Upload reader',
  'credentials-reader': 'Content credentials reader',
  'card-painter': 'Preview card renderer',
  'ad-previewer': 'Ad preview renderer',
  'page-picture-reader': 'Website picture reader',
  'model-answer-reader': 'Hosted model picture reader',
  models: 'Neural models',
  browser: 'Browser',
};

export function programText(program: string): string {
  return PROGRAM_TEXTS[program] ?? program;
}

/** Properties that do not hold or could not be measured. */
export function openProperties({ properties }: ReportedIsolation): ReportedIsolation['properties'] {
  return properties.filter(({ isHeld }) => !isHeld);
}

/**
 * One advice per host, because its programs mostly lack the same properties. A shared user alone is normal for a server
 * without root.
 */
export function adviseOnIsolation(reports: readonly ReportedIsolation[]): Advice[] {
  const open = reports.filter((report) => openProperties(report).some(({ name }) => name !== 'user'));
  const hosts = [...new Set(open.map(({ host }) => host))];
  return hosts.map((host) => {
    const ofHost = open.filter((report) => report.host === host);
    const names = new Set(ofHost.flatMap((report) => openProperties(report).map(({ name }) => name)));
    return {
      problem: `Programs that open user files are not fully isolated on ${host}.`,
      remedy:
        'The Isolation section says what is missing and why. docs/operations.md says what to install or allow.',
      isGrave: names.has('files') || names.has('sandbox'),
    };
  });
}
