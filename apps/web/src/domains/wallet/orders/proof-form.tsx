import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useState } from 'react'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMediaUrl } from '../../../platform/uploads/use-media-url.ts'
import { useUpload } from '../../../shared/uploads/use-upload.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PictureField } from '../components/forms/picture-field.tsx'
import { forgetAbout } from '../wallet-answers.ts'
import { ProofWait } from './pay-steps.tsx'
import styles from './proof-form.module.css'

interface ProofFormProps {
  readonly order: Order
  readonly recharge: Recharge | null
  readonly hasProof: boolean
}

/** The proof of a payment by hand: handed in once it was paid, or another one while nobody has judged it. */
export const ProofForm = ({ order, recharge, hasProof }: ProofFormProps) => {
  const t = useTexts()
  const [isAnother, setIsAnother] = useState(false)
  const proof = recharge?.proof_url ?? ''
  if (!hasProof || isAnother) {
    return <ProofFields order={order} payerName={recharge?.payer_name ?? ''} onSent={() => setIsAnother(false)} />
  }
  return (
    <section className={page.sheetForm}>
      <h2 className={styles.heading}>{t('recharge.proofSent')}</h2>
      <p className={page.note}>
        {t(recharge ? 'recharge.proofSentHint' : 'recharge.proofSentOrder')}
        <ProofWait order={order} />
      </p>
      {proof !== '' && <Proof proof={proof} />}
      <Button kind="quiet" block onClick={() => setIsAnother(true)}>
        {t('recharge.anotherProof')}
      </Button>
    </section>
  )
}

const Proof = ({ proof }: { readonly proof: string }) => {
  const t = useTexts()
  const { url } = useMediaUrl(proof)
  return url === undefined ? null : <img className={styles.proof} src={url} alt={t('recharge.proof')} />
}

interface ProofFieldsProps {
  readonly order: Order
  readonly payerName: string
  readonly onSent: () => void
}

const ProofFields = ({ order: { order_no }, payerName, onSent }: ProofFieldsProps) => {
  const t = useTexts()
  const picture = useUpload('chat')
  const [payer, setPayer] = useState(payerName)
  const [isTried, setIsTried] = useState(false)
  const send = useAction(async () => {
    setIsTried(true)
    if (picture.percent !== undefined) {
      toast(t(picture.percent < 0 ? 'media.uploadFailed' : 'withdrawal.stillUploading'))
      return
    }
    if (picture.key === '') return
    const name = payer.trim()
    await payOnce(orderCalls.payOrder, `proof ${order_no} ${picture.key}`, {
      order_no,
      action: 'proof',
      proof_url: picture.key,
      ...(name !== '' && { payer_name: name }),
    })
    await forgetAbout('recharge')
    toast(t('recharge.proofSent'))
    onSent()
  })
  const missing = picture.key === '' && picture.percent === undefined ? t('recharge.proofMissing') : undefined
  return (
    <form
      className={page.sheetForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send.run()
      }}
    >
      <h2 className={styles.heading}>{t('recharge.afterPaying')}</h2>
      <PictureField
        label={t('recharge.proof')}
        picture={picture}
        hint={t('recharge.proofHint')}
        error={isTried ? missing : undefined}
      />
      <TextField
        label={t('recharge.payerName')}
        name="payer_name"
        value={payer}
        onChange={setPayer}
        hint={t('recharge.payerHint')}
        maxLength={50}
        autoComplete="off"
      />
      <Button type="submit" block busy={send.isBusy} waitsFor={missing}>
        {t('recharge.sendProof')}
      </Button>
    </form>
  )
}
