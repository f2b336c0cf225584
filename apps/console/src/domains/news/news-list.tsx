import { newsOperatorCalls, type WrittenArticle } from '@cliffhanger/contract/news/operator-calls.ts'
import { newsCates } from '@cliffhanger/contract/news/schemas.ts'
import { Button, Chip } from '@mui/material'
import { required, SelectInput, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { HtmlTextsInput, titleIn } from '../../ui/inputs/html-texts-input.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { SortInput } from '../../ui/inputs/sort-input.tsx'
import { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

/** Articles in the order members see them. */
export const NewsList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const cates = newsCates.map((id) => ({ id, name: t(`notices.${id}`) }))
  const setPublished = ({ id, texts, is_published }: WrittenArticle): void => {
    const title = titleIn(texts, currentLanguage())
    const isHiding = is_published === 1
    confirmAction({
      title: isHiding ? t('notices.unpublishTitle', { title }) : t('notices.publishTitle', { title }),
      explanation: t(isHiding ? 'notices.unpublishHint' : 'notices.publishHint'),
      action: t(isHiding ? 'notices.unpublish' : 'notices.publish'),
      isDestructive: isHiding,
      run: (reason) =>
        callServer(newsOperatorCalls.setArticlePublished, { id, is_published: isHiding ? 0 : 1, reason }),
    })
  }
  return (
    <FormList<WrittenArticle>
      title={t('notices.articles')}
      permission="content.write"
      createTitle={t('notices.writeArticle')}
      editTitle={t('notices.editArticle')}
      inputs={<ArticleInputs />}
      filters={[<SelectInput key="cate" source="cate" label={t('notices.cate')} choices={cates} alwaysOn />]}
      renderActions={(article) => (
        <Button size="small" onClick={() => setPublished(article)}>
          {t(article.is_published === 1 ? 'notices.unpublish' : 'notices.publish')}
        </Button>
      )}
    >
      <Column<WrittenArticle> source="texts" label={t('notices.title')}>
        {({ texts }) => titleIn(texts, currentLanguage())}
      </Column>
      <Column<WrittenArticle> source="cate" label={t('notices.cate')}>
        {({ cate }) => t(`notices.${cate}`)}
      </Column>
      <Column<WrittenArticle> source="is_published" label={t('notices.isPublished')}>
        {({ is_published }) => (
          <Chip
            size="small"
            variant="outlined"
            color={is_published === 1 ? 'success' : 'default'}
            label={t(is_published === 1 ? 'notices.published' : 'notices.hidden')}
          />
        )}
      </Column>
      <Column<WrittenArticle> source="sort" label={t('drama.sort')} isNumber />
      <Column<WrittenArticle> source="views" label={t('notices.views')} isNumber />
      <Column<WrittenArticle> source="create_time" label={t('shell.created')}>
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
    </FormList>
  )
}

const ArticleInputs = () => {
  const t = useTexts()
  const article = useRecordContext<WrittenArticle>()
  return (
    <>
      <HtmlTextsInput />
      <SelectInput
        source="cate"
        label={t('notices.cate')}
        choices={newsCates.map((id) => ({ id, name: t(`notices.${id}`) }))}
        defaultValue="news"
        validate={required()}
        helperText={false}
      />
      <SortInput />
      <PictureInput source="cover_key" label={t('notices.cover')} current={article?.cover ?? ''} size={[320, 180]} />
    </>
  )
}
