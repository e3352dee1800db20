/**
 * Labels as sites of each language phrase them, written without looking at the word lists.
 * Order: first name, last name, full name, e-mail, phone, mobile, street, city, postal code, state or region,
 * country, company, birth date, user name, password, card number, expiry, security code, IBAN, message.
 */
import type { Kind } from '../../../utils/kinds/kinds';

const phones: readonly Kind[] = ['tel', 'tel-mobile', 'tel-national'];

/** Kinds whose values a person would find right for the label, in the labels' order. */
export const believable: readonly (readonly Kind[])[] = [
  ['given-name'],
  ['family-name'],
  ['name'],
  ['email'],
  phones,
  phones,
  ['street-address', 'address-line1'],
  ['address-level2'],
  ['postal-code'],
  ['address-level1'],
  ['country-name'],
  ['organization'],
  ['bday'],
  ['username'],
  ['current-password', 'new-password'],
  ['cc-number'],
  ['cc-exp'],
  ['cc-csc'],
  ['iban'],
  ['message'],
];

// prettier-ignore
export const labels: Readonly<Record<string, readonly string[]>> = {
  en: ['Your first name *', 'Last name (required)', 'Full name as in your passport', 'Please enter your e-mail address', 'Phone number', 'Mobile phone no.', 'Street and house number', 'Town or city', 'ZIP / Postal code', 'State / Province', 'Country of residence', 'Company name (optional)', 'Date of birth', 'Choose a user name', 'Your password', 'Credit card number', 'Expiry date (MM/YY)', 'Security code (CVV)', 'IBAN of your account', 'Your message to us'],
  de: ['Ihr Vorname *', 'Nachname (Pflichtfeld)', 'Vor- und Nachname', 'Geben Sie Ihre E-Mail-Adresse ein', 'Telefonnummer', 'Handynummer', 'Straße und Hausnummer', 'Ort', 'PLZ', 'Bundesland', 'Land', 'Firma (optional)', 'Geburtsdatum', 'Benutzername', 'Ihr Passwort', 'Kreditkartennummer', 'Gültig bis (MM/JJ)', 'Prüfziffer (CVC)', 'IBAN', 'Ihre Nachricht an uns'],
  fr: ['Votre prénom *', 'Nom de famille', 'Nom et prénom', 'Votre adresse e-mail', 'Numéro de téléphone', 'Téléphone portable', 'Adresse (rue et numéro)', 'Ville', 'Code postal', 'Région', 'Pays', 'Nom de la société (facultatif)', 'Date de naissance', "Nom d'utilisateur", 'Mot de passe', 'Numéro de carte bancaire', "Date d'expiration", 'Cryptogramme visuel', 'IBAN', 'Votre message'],
  es: ['Nombre *', 'Apellidos', 'Nombre y apellidos', 'Introduce tu correo electrónico', 'Número de teléfono', 'Teléfono móvil', 'Calle y número', 'Ciudad', 'Código postal', 'Provincia', 'País', 'Nombre de la empresa', 'Fecha de nacimiento', 'Nombre de usuario', 'Contraseña', 'Número de tarjeta', 'Fecha de caducidad', 'Código de seguridad', 'IBAN', 'Escribe tu mensaje'],
  pt: ['Primeiro nome *', 'Sobrenome', 'Nome completo', 'Digite seu e-mail', 'Telefone', 'Celular com DDD', 'Endereço', 'Cidade', 'CEP', 'Estado', 'País', 'Empresa', 'Data de nascimento', 'Nome de usuário', 'Senha', 'Número do cartão', 'Validade', 'Código de segurança', 'IBAN', 'Sua mensagem'],
  it: ['Il tuo nome *', 'Cognome', 'Nome e cognome', 'Inserisci il tuo indirizzo e-mail', 'Numero di telefono', 'Cellulare', 'Indirizzo e numero civico', 'Città', 'CAP', 'Provincia', 'Paese', 'Ragione sociale', 'Data di nascita', 'Nome utente', 'Password', 'Numero della carta', 'Scadenza', 'Codice di sicurezza', 'Codice IBAN', 'Il tuo messaggio'],
  nl: ['Voornaam *', 'Achternaam', 'Volledige naam', 'Vul je e-mailadres in', 'Telefoonnummer', 'Mobiel nummer', 'Straat en huisnummer', 'Woonplaats', 'Postcode', 'Provincie', 'Land', 'Bedrijfsnaam', 'Geboortedatum', 'Gebruikersnaam', 'Wachtwoord', 'Kaartnummer', 'Vervaldatum', 'Beveiligingscode', 'IBAN-rekeningnummer', 'Je bericht'],
  pl: ['Imię *', 'Nazwisko', 'Imię i nazwisko', 'Podaj swój adres e-mail', 'Numer telefonu', 'Telefon komórkowy', 'Ulica i numer domu', 'Miejscowość', 'Kod pocztowy', 'Województwo', 'Kraj', 'Nazwa firmy', 'Data urodzenia', 'Nazwa użytkownika', 'Hasło', 'Numer karty', 'Data ważności', 'Kod zabezpieczający CVV', 'Numer IBAN', 'Treść wiadomości'],
  cs: ['Jméno *', 'Příjmení', 'Jméno a příjmení', 'Zadejte svůj e-mail', 'Telefonní číslo', 'Mobilní telefon', 'Ulice a číslo popisné', 'Město', 'PSČ', 'Kraj', 'Země', 'Název firmy', 'Datum narození', 'Uživatelské jméno', 'Heslo', 'Číslo karty', 'Platnost karty', 'Bezpečnostní kód', 'IBAN', 'Vaše zpráva'],
  ru: ['Ваше имя *', 'Фамилия', 'ФИО', 'Введите адрес электронной почты', 'Номер телефона', 'Мобильный телефон', 'Улица, дом', 'Город', 'Почтовый индекс', 'Область', 'Страна', 'Название компании', 'Дата рождения', 'Имя пользователя', 'Пароль', 'Номер карты', 'Срок действия', 'Код безопасности', 'IBAN', 'Текст сообщения'],
  uk: ["Ім'я *", 'Прізвище', "Прізвище та ім'я", 'Введіть електронну пошту', 'Номер телефону', 'Мобільний телефон', 'Вулиця та номер будинку', 'Місто', 'Поштовий індекс', 'Область', 'Країна', 'Назва компанії', 'Дата народження', "Ім'я користувача", 'Пароль', 'Номер картки', 'Термін дії', 'Код безпеки', 'IBAN', 'Ваше повідомлення'],
  tr: ['Adınız *', 'Soyadınız', 'Ad Soyad', 'E-posta adresinizi girin', 'Telefon numarası', 'Cep telefonu', 'Adres', 'Şehir', 'Posta kodu', 'İl', 'Ülke', 'Şirket adı', 'Doğum tarihi', 'Kullanıcı adı', 'Şifre', 'Kart numarası', 'Son kullanma tarihi', 'Güvenlik kodu', 'IBAN', 'Mesajınız'],
  sv: ['Förnamn *', 'Efternamn', 'För- och efternamn', 'Ange din e-postadress', 'Telefonnummer', 'Mobilnummer', 'Gatuadress', 'Ort', 'Postnummer', 'Län', 'Land', 'Företagsnamn', 'Födelsedatum', 'Användarnamn', 'Lösenord', 'Kortnummer', 'Giltig till', 'Säkerhetskod', 'IBAN', 'Ditt meddelande'],
  da: ['Fornavn *', 'Efternavn', 'Fulde navn', 'Indtast din e-mailadresse', 'Telefonnummer', 'Mobilnummer', 'Vej og husnummer', 'By', 'Postnummer', 'Region', 'Land', 'Firmanavn', 'Fødselsdato', 'Brugernavn', 'Adgangskode', 'Kortnummer', 'Udløbsdato', 'Sikkerhedskode', 'IBAN', 'Din besked'],
  no: ['Fornavn *', 'Etternavn', 'Fullt navn', 'Skriv inn e-postadressen din', 'Telefonnummer', 'Mobilnummer', 'Gateadresse', 'Poststed', 'Postnummer', 'Fylke', 'Land', 'Firmanavn', 'Fødselsdato', 'Brukernavn', 'Passord', 'Kortnummer', 'Utløpsdato', 'Sikkerhetskode', 'IBAN', 'Din melding'],
  fi: ['Etunimi *', 'Sukunimi', 'Koko nimi', 'Anna sähköpostiosoitteesi', 'Puhelinnumero', 'Matkapuhelin', 'Katuosoite', 'Kaupunki', 'Postinumero', 'Maakunta', 'Maa', 'Yrityksen nimi', 'Syntymäaika', 'Käyttäjätunnus', 'Salasana', 'Kortin numero', 'Voimassaoloaika', 'Turvakoodi', 'IBAN-tilinumero', 'Viestisi'],
  el: ['Όνομα *', 'Επώνυμο', 'Ονοματεπώνυμο', 'Εισάγετε το email σας', 'Τηλέφωνο', 'Κινητό τηλέφωνο', 'Οδός και αριθμός', 'Πόλη', 'Ταχυδρομικός κώδικας', 'Νομός', 'Χώρα', 'Επωνυμία εταιρείας', 'Ημερομηνία γέννησης', 'Όνομα χρήστη', 'Κωδικός πρόσβασης', 'Αριθμός κάρτας', 'Ημερομηνία λήξης', 'Κωδικός ασφαλείας', 'IBAN', 'Το μήνυμά σας'],
  hu: ['Keresztnév *', 'Vezetéknév', 'Teljes név', 'Adja meg az e-mail címét', 'Telefonszám', 'Mobilszám', 'Utca, házszám', 'Város', 'Irányítószám', 'Megye', 'Ország', 'Cégnév', 'Születési dátum', 'Felhasználónév', 'Jelszó', 'Kártyaszám', 'Lejárati dátum', 'Biztonsági kód', 'IBAN szám', 'Üzenet szövege'],
  ro: ['Prenume *', 'Nume de familie', 'Nume și prenume', 'Introduceți adresa de e-mail', 'Număr de telefon', 'Telefon mobil', 'Strada și numărul', 'Oraș', 'Cod poștal', 'Județ', 'Țara', 'Numele companiei', 'Data nașterii', 'Nume de utilizator', 'Parolă', 'Numărul cardului', 'Data expirării', 'Cod de securitate', 'Cont IBAN', 'Mesajul dvs.'],
  ja: ['名（必須）', '姓', 'お名前', 'メールアドレスを入力してください', '電話番号', '携帯電話番号', '番地・建物名', '市区町村', '郵便番号', '都道府県', '国', '会社名', '生年月日', 'ユーザー名', 'パスワード', 'カード番号', '有効期限', 'セキュリティコード', 'IBAN', 'お問い合わせ内容'],
  'zh-Hans': ['名字 *', '姓氏', '姓名', '请输入您的电子邮箱', '联系电话', '手机号码', '详细地址', '城市', '邮政编码', '省份', '国家/地区', '公司名称', '出生日期', '用户名', '密码', '信用卡号', '有效期', '安全码', 'IBAN', '留言内容'],
  'zh-Hant': ['名字 *', '姓氏', '姓名', '請輸入您的電子郵件', '聯絡電話', '手機號碼', '街道地址', '城市', '郵遞區號', '州/省', '國家/地區', '公司名稱', '出生日期', '使用者名稱', '密碼', '信用卡號碼', '有效期限', '安全碼', 'IBAN', '您的訊息'],
  ko: ['이름 *', '성', '성명', '이메일 주소를 입력하세요', '전화번호', '휴대폰 번호', '도로명 주소', '도시', '우편번호', '시/도', '국가', '회사명', '생년월일', '사용자 이름', '비밀번호', '카드 번호', '유효기간', '보안 코드', 'IBAN', '문의 내용'],
  ar: ['الاسم الأول *', 'اسم العائلة', 'الاسم الكامل', 'أدخل بريدك الإلكتروني', 'رقم الهاتف', 'رقم الجوال', 'عنوان الشارع', 'المدينة', 'الرمز البريدي', 'المحافظة', 'الدولة', 'اسم الشركة', 'تاريخ الميلاد', 'اسم المستخدم', 'كلمة المرور', 'رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان', 'رقم الآيبان IBAN', 'نص الرسالة'],
  he: ['שם פרטי *', 'שם משפחה', 'שם מלא', 'הזינו כתובת דוא"ל', 'מספר טלפון', 'טלפון נייד', 'רחוב ומספר בית', 'עיר', 'מיקוד', 'מחוז', 'מדינה', 'שם החברה', 'תאריך לידה', 'שם משתמש', 'סיסמה', 'מספר כרטיס אשראי', 'תוקף הכרטיס', 'קוד אבטחה', 'IBAN', 'תוכן ההודעה'],
  fa: ['نام *', 'نام خانوادگی', 'نام و نام خانوادگی', 'ایمیل خود را وارد کنید', 'شماره تلفن', 'شماره موبایل', 'آدرس خیابان', 'شهر', 'کد پستی', 'استان', 'کشور', 'نام شرکت', 'تاریخ تولد', 'نام کاربری', 'رمز عبور', 'شماره کارت', 'تاریخ انقضا', 'کد امنیتی', 'شماره شبا (IBAN)', 'متن پیام'],
  hi: ['पहला नाम *', 'उपनाम', 'पूरा नाम', 'अपना ईमेल पता दर्ज करें', 'फ़ोन नंबर', 'मोबाइल नंबर', 'सड़क का पता', 'शहर', 'पिन कोड', 'राज्य', 'देश', 'कंपनी का नाम', 'जन्म तिथि', 'उपयोगकर्ता नाम', 'पासवर्ड', 'कार्ड नंबर', 'समाप्ति तिथि', 'सुरक्षा कोड', 'IBAN', 'आपका संदेश'],
  id: ['Nama depan *', 'Nama belakang', 'Nama lengkap', 'Masukkan alamat email Anda', 'Nomor telepon', 'Nomor ponsel', 'Alamat jalan', 'Kota', 'Kode pos', 'Provinsi', 'Negara', 'Nama perusahaan', 'Tanggal lahir', 'Nama pengguna', 'Kata sandi', 'Nomor kartu', 'Masa berlaku', 'Kode keamanan', 'IBAN', 'Pesan Anda'],
  vi: ['Tên *', 'Họ', 'Họ và tên', 'Nhập địa chỉ email của bạn', 'Số điện thoại', 'Số di động', 'Địa chỉ đường phố', 'Thành phố', 'Mã bưu điện', 'Tỉnh', 'Quốc gia', 'Tên công ty', 'Ngày sinh', 'Tên đăng nhập', 'Mật khẩu', 'Số thẻ', 'Ngày hết hạn', 'Mã bảo mật', 'IBAN', 'Nội dung tin nhắn'],
  th: ['ชื่อจริง *', 'นามสกุล', 'ชื่อ-นามสกุล', 'กรอกอีเมลของคุณ', 'หมายเลขโทรศัพท์', 'เบอร์มือถือ', 'ที่อยู่', 'เมือง', 'รหัสไปรษณีย์', 'จังหวัด', 'ประเทศ', 'ชื่อบริษัท', 'วันเกิด', 'ชื่อผู้ใช้', 'รหัสผ่าน', 'หมายเลขบัตร', 'วันหมดอายุ', 'รหัสความปลอดภัย', 'IBAN', 'ข้อความของคุณ'],
};
