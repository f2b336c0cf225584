import type { WrittenStar, WrittenStarCategory } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { Button, Chip } from '@mui/material'
import { maxLength, required, SelectInput, TextInput, useGetList, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { ReasonInput } from '../../ui/inputs/reason-input.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { shownText } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

type Row = WrittenStar & { readonly id: number }

const useCategories = (): readonly WrittenStarCategory[] =>
  useGetList<WrittenStarCategory>('star-categories', { pagination: { page: 1, perPage: 100 } }).data ?? []

/** Who is a star: made by an operator, with a category and a cover, and ended by one. */
export const StarList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const categories = useCategories()
  const end = ({ star_id, member }: Row): void =>
    confirmAction({
      title: t('stars.endTitle', { name: member.nick_name || member.user_no }),
      explanation: t('stars.endHint'),
      action: t('stars.end'),
      isDestructive: true,
      run: (reason) => callServer(starOperatorCalls.endStar, { star_id, reason }),
    })
  const nameOf = (id: number): string => {
    const category = categories.find((each) => each.id === id)
    return category ? shownText(category.names, currentLanguage()) : t('stars.noCategory')
  }
  return (
    <FormList<Row>
      title={t('stars.stars')}
      permission="star.write"
      createTitle={t('stars.make')}
      editTitle={t('stars.edit')}
      isEditable={({ is_open: isOpen }) => isOpen === 1}
      inputs={<StarInputs />}
      filters={[
        searchFor('keyword', t('stars.keyword')),
        choiceOf(
          'is_open',
          t('stars.state'),
          [
            { id: 1, name: t('stars.active') },
            { id: 0, name: t('stars.ended') },
          ],
          t('stars.anyState'),
        ),
      ]}
      renderActions={(star) =>
        star.is_open === 1 && (
          <Button size="small" color="error" onClick={() => end(star)}>
            {t('stars.end')}
          </Button>
        )
      }
    >
      <Column<Row> source="member" label={t('stars.star')}>
        {({ member }) => <PersonLink member={member} />}
      </Column>
      <Column<Row> source="is_open" label={t('stars.state')}>
        {({ is_open: isOpen }) => (
          <Chip
            size="small"
            variant="outlined"
            color={isOpen === 1 ? 'success' : 'default'}
            label={isOpen === 1 ? t('stars.active') : t('stars.ended')}
          />
        )}
      </Column>
      <Column<Row> source="cate_id" label={t('stars.category')}>
        {({ cate_id: id }) => nameOf(id)}
      </Column>
      <Column<Row> source="product_total" label={t('stars.posts')} isNumber />
      <Column<Row> source="waiting_total" label={t('stars.waiting')} isNumber />
      <Column<Row> source="create_time" label={t('stars.since')}>
        {({ create_time: since }) => <Time seconds={since} />}
      </Column>
    </FormList>
  )
}

/** A new star is named by the member's number, with the reason; of one that is there only category and cover change. */
export const StarInputs = () => {
  const t = useTexts()
  const categories = useCategories()
  const star = useRecordContext<Row>()
  return (
    <>
      {!star && (
        <TextInput
          source="user_no"
          label={t('shell.memberNumber')}
          helperText={t('stars.makeHint')}
          validate={[required(), maxLength(20)]}
        />
      )}
      <SelectInput
        source="cate_id"
        label={t('stars.category')}
        choices={[
          { id: 0, name: t('stars.noCategory') },
          ...categories.map(({ id, names }) => ({ id, name: shownText(names, currentLanguage()) })),
        ]}
        defaultValue={0}
        helperText={false}
      />
      <PictureInput source="cover_key" label={t('stars.cover')} current={star?.cover ?? ''} size={[240, 135]} />
      {!star && <ReasonInput />}
    </>
  )
}
