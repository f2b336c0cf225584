import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import type { StockMove, WrittenGoods, WrittenVariant } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../../ui/dialogs/action-input.tsx'
import { titleIn } from '../../../ui/inputs/html-texts-input.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { Section } from '../../../ui/section.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'

interface GoodsProps {
  readonly goods: WrittenGoods
}

/** How many pieces there are of each variant, and every reason that changed it but orders. */
export const StockSections = ({ goods }: GoodsProps) => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  const [moved, setMoved] = useState<WrittenVariant>()
  const [isAddingCodes, setAddingCodes] = useState(false)
  const isCodes = goods.virtual_type === 'code'
  const addCodes = (
    <Button variant="contained" onClick={() => setAddingCodes(true)}>
      {t('mall.addCodes')}
    </Button>
  )
  return (
    <>
      <Section
        title={t('mall.stock')}
        explanation={t(isCodes ? 'mall.codesHint' : 'mall.stockHint')}
        actions={mayWrite && isCodes && addCodes}
      >
        <Table rows={[...goods.variants]}>
          <Column<WrittenVariant> source="names" label={t('mall.variant')}>
            {({ names }) => shownText(names, currentLanguage()) || titleIn(goods.texts, currentLanguage())}
          </Column>
          <Column<WrittenVariant> source="stock" label={t('mall.stock')} isNumber />
          <Column<WrittenVariant> source="sold" label={t('mall.sold')} isNumber />
          <Column<WrittenVariant> source="is_open" label={t('mall.state')}>
            {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
          </Column>
          {mayWrite && !isCodes && (
            <ActsColumn<WrittenVariant> source="id">
              {(variant) => (
                <Button size="small" onClick={() => setMoved(variant)}>
                  {t('mall.moveStock')}
                </Button>
              )}
            </ActsColumn>
          )}
        </Table>
      </Section>
      <Section title={t('mall.moves')} explanation={t('mall.movesHint')}>
        <Moves goods={goods} />
      </Section>
      {moved && <MoveDialog variant={moved} onClose={() => setMoved(undefined)} />}
      {isAddingCodes && <CodesDialog goods={goods} onClose={() => setAddingCodes(false)} />}
    </>
  )
}

const Moves = ({ goods: { id, texts } }: GoodsProps) => {
  const t = useTexts()
  return (
    <ListPage title={t('mall.moves')} within={{ resource: 'mall-stock-moves', filter: { goods_id: id } }}>
      <Table>
        <Column<StockMove> source="create_time" label={t('mall.when')}>
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
        <Column<StockMove> source="variant_names" label={t('mall.variant')}>
          {({ variant_names }) => shownText(variant_names, currentLanguage()) || titleIn(texts, currentLanguage())}
        </Column>
        <Column<StockMove> source="change" label={t('mall.change')} isNumber>
          {({ change }) => (change > 0 ? `+${change}` : String(change))}
        </Column>
        <Column<StockMove> source="stock_after" label={t('mall.stockAfter')} isNumber />
        <Column<StockMove> source="reason" label={t('shell.reason')}>
          {({ reason }) => reason || t('mall.firstStock')}
        </Column>
        <Column<StockMove> source="operator_name" label={t('mall.by')} />
      </Table>
    </ListPage>
  )
}

const wholeNumber = /^[+-]?\d{1,7}$/

interface MoveDialogProps {
  readonly variant: WrittenVariant
  readonly onClose: () => void
}

const MoveDialog = ({ variant: { id, names, stock }, onClose }: MoveDialogProps) => {
  const t = useTexts()
  const problemOf = (text: string): string | undefined => {
    const change = Number(text)
    if (!wholeNumber.test(text) || change === 0) return t('mall.changeWrong')
    return stock + change < 0 ? t('mall.changeTooLow', { count: stock }) : undefined
  }
  return (
    <ActionDialog
      title={[t('mall.moveStock'), shownText(names, currentLanguage())].filter(Boolean).join(' · ')}
      explanation={t('mall.moveHint', { count: stock })}
      action={t('shell.save')}
      fields={[
        { name: 'change', label: t('mall.change'), hint: t('mall.changeHint'), isNumeric: true, longest: 8, problemOf },
        reasonField(t),
      ]}
      run={({ change, reason }, idempotencyKey) =>
        callServer(goodsOperatorCalls.moveStock, { variant_id: id, change: Number(change), reason }, { idempotencyKey })
      }
      onClose={onClose}
    />
  )
}

interface CodesDialogProps extends GoodsProps {
  readonly onClose: () => void
}

const CodesDialog = ({ goods, onClose }: CodesDialogProps) => {
  const t = useTexts()
  const notify = useNotify()
  return (
    <ActionDialog
      title={t('mall.addCodes')}
      explanation={t('mall.addCodesHint')}
      action={t('mall.addCodes')}
      fields={[{ name: 'codes', label: t('mall.codes'), isLong: true, longest: 100_000 }, reasonField(t)]}
      reportsDone={false}
      run={async ({ codes, reason }) => {
        const { added, known } = await callServer(goodsOperatorCalls.addGoodsCodes, {
          goods_id: goods.id,
          codes,
          reason,
        })
        notify(t('mall.codesAdded', { added, known }), { type: 'success' })
      }}
      onClose={onClose}
    />
  )
}
