-- Banks of China bear their own name for readers of Chinese and their English one for everybody else; other banks have one name everywhere.
alter table banks add column english_name text not null default '';
update banks b set english_name = n.english_name
  from (values
    ('ICBC', 'Industrial and Commercial Bank of China'), ('ABC', 'Agricultural Bank of China'), ('BOC', 'Bank of China'),
    ('CCB', 'China Construction Bank'), ('BOCOM', 'Bank of Communications'), ('PSBC', 'Postal Savings Bank of China'),
    ('CMB', 'China Merchants Bank'), ('CITIC', 'China CITIC Bank'), ('CEB', 'China Everbright Bank'), ('CMBC', 'China Minsheng Bank'),
    ('SPDB', 'Shanghai Pudong Development Bank'), ('CIB', 'Industrial Bank'), ('PAB', 'Ping An Bank'), ('HXB', 'Hua Xia Bank'),
    ('CGB', 'China Guangfa Bank')
  ) n(code, english_name) where n.code = b.code;
