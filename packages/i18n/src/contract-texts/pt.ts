/** The contract of crowdfunding and its rules, as the product ships them. */
export const pt = {
  contract: {
    title: 'Contrato de financiamento coletivo de direitos autorais',
    party_a: 'Cliffhanger',
    content: `<h2>Leia primeiro: você pode perder dinheiro</h2>
<p>Um filme ou uma série pode fracassar. Os juros são pagos somente com um fundo que a plataforma abasteceu antes. Se o fundo não bastar, os juros ficam registrados como devidos e são pagos depois, e ninguém pode participar enquanto isso. Sair antes do prazo custa {penalty_rate} do que você colocou. Use apenas dinheiro de que você não precise até o fim do prazo.</p>
<h2>1. As partes</h2>
<p>Parte A: {party_a}. Parte B: {party_b}. Número do contrato: {contract_no}. Assinado em: {signed}.</p>
<h2>2. O projeto</h2>
<p>“{project}”. Titular dos direitos autorais: {copyright_owner}.</p>
<h2>3. O que a Parte B coloca</h2>
<p>{units} cotas de {unit_price} cada. A Parte B paga {amount}. O dinheiro fica na conta de garantia do próprio projeto durante todo o prazo. Ele nunca é usado para pagar juros nem é pago a outros membros.</p>
<h2>4. Juros</h2>
<p>{day_rate} do valor por dia completo, durante {cycle_days} dias. Um pagamento feito antes da meia-noite, no horário da plataforma, rende a partir do dia seguinte. As frações de centavo passam para o dia seguinte, então nada se perde no arredondamento. Os juros param no dia em que o contrato termina.</p>
<h2>5. Fim do prazo</h2>
<p>Após {cycle_days} dias, a Parte B retira o valor total e os juros que ainda não foram pagos.</p>
<h2>6. Saída antecipada</h2>
<p>A Parte B pode encerrar o contrato a qualquer momento. Nesse caso recebe o valor menos {penalty_rate} dele, mais os juros até o último dia completo. Os valores exatos aparecem antes da confirmação. Os juros já pagos são da Parte B.</p>
<h2>7. Se o projeto não for financiado</h2>
<p>Se o projeto não atingir o mínimo até a data final, o valor total volta automaticamente para a carteira da Parte B.</p>
<h2>8. Assinatura</h2>
<p>Assinado pela Parte B: {sign_name}</p>`,
  },
  rules: `<p>Você coloca dinheiro, por cotas, nos direitos autorais de uma série. Ele fica na conta de garantia do próprio projeto durante todo o prazo.</p>
<p>Os juros são pagos todos os dias, somente com um fundo abastecido antes. Se o fundo não bastar, os juros ficam registrados como devidos e são os primeiros a ser pagos quando o fundo for abastecido. Enquanto isso, ninguém pode participar.</p>
<p>Você pode sair antes a qualquer momento por 10% do que colocou. Se um projeto não for financiado a tempo, tudo volta para a sua carteira.</p>`,
}
