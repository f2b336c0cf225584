import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { refusedField } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PictureUploads } from '../../../shared/uploads/picture-uploads.tsx'
import { usePictures } from '../../../shared/uploads/use-pictures.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ReasonField } from '../components/reason-field.tsx'
import { proofsMax } from '../proofs-max.ts'

const types = ['user', 'group', 'message', 'star'] as const

/** Reports a member, a group, a message, a star, or a post or comment of theirs to the platform, with pictures that prove it (V-11). */
export const ReportScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const query = useScreenQuery()
  const type = types.find((each) => each === query.get('type')) ?? 'user'
  const targetId = Number(query.get('target_id')) || undefined
  const msgId = Number(query.get('msg_id')) || undefined
  const postId = Number(query.get('product_id')) || undefined
  const commentId = Number(query.get('comment_id')) || undefined
  const proofs = usePictures({ kind: 'chat', max: proofsMax })
  const [isTried, setIsTried] = useState(false)
  const form = useForm({ introduction: '', description: '' }, ({ introduction, description }) => ({
    introduction: introduction.trim() === '' ? t('reports.reasonEmpty') : undefined,
    description: description.trim() === '' ? t('reports.descriptionEmpty') : undefined,
  }))
  const imagesMissing = proofs.keys.length === 0 ? t('reports.imagesEmpty') : undefined
  const send = useAction(
    async () => {
      setIsTried(true)
      const isComplete = form.check()
      if (proofs.isBusy) return toast(t('reports.stillUploading'))
      if (proofs.hasFailed) return toast(t('media.uploadFailed'))
      if (!isComplete || imagesMissing !== undefined) return
      await call(reportsCalls.fileReport, {
        type,
        introduction: form.values.introduction.trim(),
        description: form.values.description.trim(),
        images: [...proofs.keys],
        ...(targetId !== undefined && { target_id: targetId }),
        ...(type === 'message' && msgId !== undefined && { msg_id: msgId }),
        ...(type === 'star' && postId !== undefined && { product_id: postId }),
        ...(type === 'star' && postId === undefined && commentId !== undefined && { comment_id: commentId }),
      })
      toast(t('reports.sent'))
      goBack()
    },
    (error) => refusedField(error) !== undefined && form.refuse(error),
  )
  return (
    <Screen width="wide" top={<NavBar title={t('reports.title')} onBack={goBack} />}>
      <FormPage
        submitLabel={t('reports.send')}
        isBusy={send.isBusy}
        onSubmit={send.run}
        second={
          <PictureUploads
            pictures={proofs}
            label={t('reports.images')}
            hint={t('reports.imagesHint', { max: proofsMax })}
            error={isTried ? imagesMissing : undefined}
          />
        }
      >
        <p className={page.note}>{t('reports.hint')}</p>
        <ReasonField {...form.field('introduction')} />
        <TextArea
          {...form.field('description')}
          label={t('reports.description')}
          placeholder={t('reports.descriptionHint')}
          maxLength={1000}
          rows={5}
        />
      </FormPage>
    </Screen>
  )
}
