import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import type { CrowContract } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { drawContract, pdfOf, textOf } from '../contract-files.ts'
import styles from './crowdfunding.module.css'

/** A signed contract to keep: as PDF, as its text, and as a picture. The file comes with the answer to a signed-in call; no address leads to it. */
export const ContractFiles = ({ contract }: { readonly contract: CrowContract }) => {
  const t = useTexts()
  const { contract_no: name, order_id: orderId, content } = contract
  const savePdf = useAction(async () => {
    const { pdf } = await call(projectCalls.getContract, { order_id: orderId, export: 'pdf' })
    if (pdf !== undefined) saveFile(pdfOf(pdf), `${name}.pdf`)
  })
  const savePicture = useAction(async () => {
    const picture = await drawContract(contract)
    if (picture) saveFile(picture, `${name}.png`)
  })
  return (
    <div className={styles.buttons}>
      <Button size="small" busy={savePdf.isBusy} onClick={() => savePdf.run()}>
        {t('crowdfunding.savePdf')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => saveFile(textOf(content), `${name}.html`)}>
        {t('crowdfunding.saveHtml')}
      </Button>
      <Button size="small" kind="quiet" busy={savePicture.isBusy} onClick={() => savePicture.run()}>
        {t('crowdfunding.savePicture')}
      </Button>
    </div>
  )
}
