import type { RefusalName } from '@cliffhanger/contract/errors.ts'

/** 0 new, 1 in work, 2 closed (entities.md, Complaint). */
export type ReportState = 0 | 1 | 2

/** Operators take a report into work and close it, or close it at once; a closed one stays as it was answered. Refuses 4003. */
export const moveReport = (
  state: ReportState,
  next: 1 | 2,
): { readonly ok: true; readonly state: 1 | 2 } | { readonly ok: false; readonly refusal: RefusalName } =>
  next > state ? { ok: true, state: next } : { ok: false, refusal: 'stateChanged' }
