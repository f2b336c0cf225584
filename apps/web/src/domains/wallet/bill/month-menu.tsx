import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import Sheet2 from 'lucide-react/icons/sheet'
import { useState } from 'react'
import { saveCsv, saveFile } from '../../../platform/save-file.ts'
import { call } from '../../../platform/server/client.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { monthName } from '../../../shared/months.ts'
import { pdfOf } from '../../../shared/receipts/pdf-of.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type BillFilter, filterRequest, monthRequest } from './bill-filter.ts'

interface MonthMenuProps {
  readonly month: string
  readonly filter: BillFilter
}

/** What can be taken along of a month: a statement of everything to print, and the lines that are shown as a spreadsheet. */
export const MonthMenu = ({ month, filter }: MonthMenuProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const name = monthName(month, language)
  const done = (): void => {
    setIsOpen(false)
    toast(t('wallet.exported'))
  }
  const print = useAction(async () => {
    const { pdf } = await call(overviewCalls.getStatement, monthRequest(month))
    saveFile(pdfOf(pdf), `statement-${month}.pdf`)
    done()
  })
  const save = useAction(async () => {
    const { csv = '' } = await call(overviewCalls.listBills, { ...filterRequest({ ...filter, month }), export: 1 })
    saveCsv(csv, `bill-${filter.coin}-${month}.csv`)
    done()
  })
  return (
    <>
      <IconButton
        icon={Ellipsis}
        size={20}
        label={t('wallet.monthMenu', { month: name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={name}>
        <CellGroup flush>
          <Cell
            icon={FileText}
            title={t('wallet.statement')}
            description={t('wallet.statementHint')}
            isDisabled={print.isBusy}
            onClick={print.run}
          />
          <Cell icon={Sheet2} title={t('wallet.monthCsv')} isDisabled={save.isBusy} onClick={save.run} />
        </CellGroup>
      </Sheet>
    </>
  )
}
