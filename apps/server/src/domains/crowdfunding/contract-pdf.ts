import { languageOf } from '@cliffhanger/i18n/languages.ts'
import type { PrintedDocument } from '../../platform/documents/document.ts'
import { blocksOfHtml } from '../../platform/documents/html-blocks.ts'
import { printPdf } from '../../platform/documents/print.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import type { ContractRow } from './queries/contracts.ts'

/** A signed contract as PDF, in base64: its stored text with the hash of that, whatever the contract says today. */
export async function printContract(contract: ContractRow, reader: Pick<CallContext, 'hasLeft'>): Promise<string> {
  const printed: PrintedDocument = {
    title: contract.title,
    language: languageOf(contract.language),
    createdMs: contract.signed_ms,
    blocks: [...blocksOfHtml(contract.content), { kind: 'facts', facts: [['SHA-256', contract.hash]] }],
    footer: contract.contract_no,
  }
  const pdf = await printPdf(printed, reader)
  return pdf.toString('base64')
}
