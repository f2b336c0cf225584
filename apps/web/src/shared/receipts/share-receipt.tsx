import { Refused } from '@cliffhanger/client/call-error.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { saveFile } from '../../platform/save-file.ts'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { call } from '../../platform/server/client.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useAction } from '../../ui/actions/use-action.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { isGivenUp } from '../posters/share-elsewhere.ts'
import { drawReceipt } from './draw-receipt.ts'
import { pdfOf } from './pdf-of.ts'
import type { Receipt } from './receipt.ts'

const fileName = 'receipt.png'

const pictureOf = async (receipt: Receipt, issuer: string): Promise<File> => {
  const canvas = document.createElement('canvas')
  drawReceipt(canvas, receipt, issuer)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture is empty')
  return new File([blob], fileName, { type: blob.type })
}

/** Hands out a receipt: as a picture to another app where the device shares files, else as a file; and as a document that the server prints of
 *  what it has booked. */
export const ShareReceipt = ({ receipt }: { readonly receipt: Receipt }) => {
  const t = useTexts()
  const share = useAction(
    async () => {
      const file = await pictureOf(receipt, t('shell.appName'))
      if ('canShare' in navigator && navigator.canShare({ files: [file] })) await navigator.share({ files: [file] })
      else saveFile(file, fileName)
    },
    (error) => {
      if (!isGivenUp(error)) toast(t('wallet.receiptNotShared'))
      return true
    },
  )
  const { number } = receipt
  const save = useAction(
    async () => {
      const { pdf } = await call(overviewCalls.getReceipt, { number: number ?? '' })
      saveFile(pdfOf(pdf), `${number}.pdf`)
    },
    (error) => {
      toast(error instanceof Refused && error.is('notFound') ? t('wallet.receiptNotReady') : describeFailure(error))
      return true
    },
  )
  return (
    <>
      <Button kind="quiet" block busy={share.isBusy} onClick={share.run}>
        {t('wallet.shareReceipt')}
      </Button>
      {number !== undefined && number !== '' && (
        <Button kind="text" block busy={save.isBusy} onClick={save.run}>
          {t('wallet.saveReceiptPdf')}
        </Button>
      )}
    </>
  )
}
