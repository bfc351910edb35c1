/**
 * What work at a SACCO is made of, and the words that recruiters and candidates use for it, in English and Kiswahili.
 * Each line is `skill: variants`. Variants are written in plain words and stemmed when the table is built, so that
 * `loans` also covers `loan`. Bodies and systems are those of Kenya.
 */

/** Single words for the same thing. */
export const sameWord = `
credit: loan, lending, mkopo, mikopo
member: customer, client, mwanachama, wanachama, mteja, wateja
teller: cashier, keshia
ict: it, tehama
kiswahili: swahili
payroll: payrolls
accountant: bookkeeper, mhasibu
accounting: uhasibu
auditor: mkaguzi
officer: afisa, ofisa
manager: meneja
assistant: msaidizi
driver: chauffeur, dereva, udereva
secretary: karani, katibu
teacher: mwalimu
advocate: lawyer, wakili
postgresql: postgres
driving: drive
leadership: supervision, supervisory, uongozi
saving: akiba
guarantor: mdhamini, wadhamini
debt: deni, madeni
tax: kodi
audit: ukaguzi
recruit: kuajiri
branch: tawi
ledger: daftari
report: ripoti, taarifa
account: hesabu`;

const credit = `
credit appraisal: credit analysis, loan analysis, credit assessment, loan assessment, loan underwriting, credit underwriting, appraising loans, appraised loans, loan appraisal, loan processing, credit scoring, tathmini ya mikopo, kutathmini mikopo, nilitathmini mikopo, tathmini ya maombi ya mikopo, nilitathmini maombi ya mikopo
debt recovery: debt collection, loan recovery, loan collection, loan collections, arrears follow up, arrears management, follow up arrears, followed up arrears, following up arrears, delinquency management, credit control, recovering loans, default management, overdue loans, ufuatiliaji wa madeni, kufuatilia madeni, nilifuatilia madeni
guarantor management: guarantors, guarantor follow up, verify guarantors, checked guarantors, kuhakiki wadhamini
portfolio management: portfolio at risk, par, loan book, credit portfolio
credit management: credit administration, credit policy, credit risk
credit reference bureau: crb, crb listing, metropol, transunion, creditinfo
check off: checkoff, payroll deduction, payroll deductions, makato ya mshahara
asset finance: logbook loans, vehicle finance
group lending: chama lending, microcredit, micro credit, table banking
collateral management: security documentation, securities, valuation of securities`;

const counter = `
cash handling: till management, cash management, handling cash, handled cash, teller operations, cash balancing, balancing cash, balanced the till, balance the till, cash deposits, deposits and withdrawals, vault management, counterfeit notes
member service: customer care, customer service, client service, customer relations, member relations, member care, customer experience, serving members, serve members, served members, serving customers, member services, front office, huduma kwa wateja, huduma kwa wanachama, kuhudumia wanachama
mobile money: m pesa, mpesa, m pesa paybill, paybill, m pesa agent, airtel money, float management
agency banking: bank agent
account opening: opening accounts, member registration, registering members
branch operations: fosa operations, bosa operations, back office`;

const finance = `
financial reporting: financial statements, management accounts, preparing accounts, final accounts, monthly accounts, taarifa za fedha, ripoti za fedha
financial management: financial planning, finance management, usimamizi wa fedha
reconciliation: reconciliations, bank reconciliation, bank reconciliations, ledger reconciliation, account reconciliation, reconciling, reconciled, usuluhishi wa hesabu, usuluhishi wa hesabu za benki, usuluhishi wa benki
general ledger: ledgers, posting journals, posted journals, kept ledgers, kutunza daftari la hesabu
accounts payable: posted payments, creditors, supplier payments
accounts receivable: debtors, invoicing
tax: itax, kra itax, tax compliance, tax returns, taxation, kra returns, vat returns, paye, kulipa kodi
budgeting: budgets, budget preparation, budgetary control, bajeti
ifrs: international financial reporting standards, ifrs 9
treasury: liquidity management, treasury management, investments
navision: microsoft dynamics nav, business central, microsoft dynamics navision, dynamics 365
quickbooks: quick books, sage, pastel, tally
asset register: fixed assets, fixed asset register
procurement: purchasing, tendering, ununuzi, supply chain`;

const audit = `
internal audit: auditing, internal auditing, audits, risk based audit, audited branches, audit programmes, ukaguzi wa ndani
external audit: statutory audit, audited financial statements
internal controls: control testing, internal control
investigation: fraud investigation, forensic audit, investigations`;

const risk = `
risk management: risk assessment, risk assessments, enterprise risk, risk register, enterprise risk management, operational risk, usimamizi wa hatari
compliance: regulatory compliance, compliance monitoring
sasra returns: sasra reporting, regulatory returns, prudential returns, regulatory reporting, sasra compliance, sasra, sacco societies act
aml: anti money laundering, money laundering, suspicious transactions, aml cft, aml cft compliance, frc reporting, pocamla
kyc: know your customer, customer due diligence, verified customers
data protection: data privacy, data protection act, odpc
business continuity: disaster recovery`;

const ict = `
core banking: core banking system, core banking systems, banking system, banking systems, sacco management system, sacco system, t24, temenos, finacle, flexcube, bankers realm, craft silicon, amtech, coretec, kenbright
digital channels: mobile banking, digital banking, internet banking, e banking, alternative channels, ussd, atm
software developer: software engineer, programmer, web developer, full stack developer, application developer, backend developer, systems developer, mwandaaji programu
it support: ict support, user support, help desk, helpdesk, technical support, desktop support, supported users, repaired computers, network support, computer repair
networking: network administration, lan administration, computer networks, switches, routers, ccna, network maintenance
database administration: sql, sql server, oracle, mysql, databases, postgresql
information security: cyber security, cybersecurity, it security
backups: backup, back up data, took backups
excel: ms excel, microsoft excel, advanced excel, spreadsheets
office suite: ms office, microsoft office, computer packages, computer literacy, office packages`;

const people = `
recruitment: talent acquisition, hiring, recruiting, recruited, staffing, recruited staff, kuajiri
hr: human resource, human resources, rasilimali watu, hr generalist
payroll: payroll administration, payroll processing, ran payroll, run payroll, payroll officer, mishahara
statutory returns: nssf, shif, sha, nhif, housing levy, nssf and shif returns
performance management: performance appraisal, performance appraisals, staff appraisal, staff appraisals
labour law: employment law, labour relations, employment act, labour laws, industrial relations
training: learning and development, staff training, capacity building, mafunzo
leave management: leave administration
ihrm: chrp, institute of human resource management`;

const marketing = `
member recruitment: member mobilisation, member mobilization, recruiting members, recruited members, recruit members, membership growth, customer acquisition, member acquisition, member education, kuandikisha wanachama
field sales: direct sales, field marketing, door to door sales, sales of financial products, selling, sold, field agent
social media: facebook, instagram, tiktok, social media marketing, social media management
digital marketing: online marketing, online advertising, digital campaigns
content writing: copywriting, content creation, writing content
public relations: pr, media relations, corporate communication, corporate communications
brand management: branding, brand ambassador
bancassurance: insurance sales, insurance`;

const legal = `
contract drafting: drafting contracts, legal drafting, drafting agreements, contract review, draft agreements
securities perfection: perfection of securities, perfecting securities, charging securities, charge registration, prepared charges, charge securities, registered charges
litigation: litigation management, court attendance, attended court, pleadings
company secretarial: company secretary, board minutes, icpsk, corporate secretarial
legal research: case law
conveyancing: land transactions, lands registry`;

const operations = `
records management: filing, document management, archiving, record keeping, registry management, edms
data entry: capturing data, typed registration forms, data capture
administration: office administration, administrative support, utawala
logistics: fleet management, transport management
front desk: reception, switchboard, welcomed visitors
defensive driving: safe driving
vehicle maintenance: vehicle care, vehicle servicing
security: guarding, ulinzi, security guard
communication: communication skills, interpersonal skills
attention to detail: accuracy, detail oriented`;

const management = `
team leadership: leadership, staff supervision, people management, team management, leading a team, led a team, supervising, supervised staff, lead a branch, led a branch, led the team, managed a team
strategic planning: strategy, strategic plans, strategic management, mpango mkakati
corporate governance: governance, board reporting, board management
business development: business growth, grow deposits, grew deposits, deposit mobilisation, deposit mobilization
project management: managing projects, project planning
change management: transformation
stakeholder management: stakeholder engagement`;

/** Skills by the family of work that they belong to. */
export const families = {
  credit,
  counter,
  finance,
  audit,
  risk,
  ict,
  people,
  marketing,
  legal,
  operations,
  management,
} as const;
export type Family = keyof typeof families;

/** Phrases for the same thing, of all families. */
export const samePhrase = Object.values(families)
  .map((lines) => lines.trim())
  .join("\n");
