import type { ReportReason } from '../contract/moderation-reasons.ts';

/** Labels of the reasons, for people who report a picture and for admins. */
export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  sexual: 'Nudity or sexual content',
  minors: 'A child shown in a harmful way',
  violence: 'Violence or gore',
  hate: 'Hate or harassment',
  'real-person': 'A real person, without their consent',
  rights: 'Copyright or trademark',
  other: 'Something else',
};
