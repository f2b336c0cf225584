import * as z from 'zod/mini'

/** What a report is about; `feedback` is about the product itself. */
export const reportTypes = ['user', 'group', 'message', 'star', 'feedback'] as const
export type ReportType = (typeof reportTypes)[number]

/** Reports one member may file in 24 hours. */
export const reportsPerDay = 10

export const reportType = z.literal(reportTypes)
