/**
 * How forms call the person who fills them in. Alone in a label such a word asks for the full name: "Employee",
 * "Applicant", not a head count or a user name. By language, written as in `kin-words.ts`.
 */
export const selfWords: Readonly<Record<string, string>> = {
  ar: 'الموظف|مقدم الطلب|المريض|العميل|الطالب|العضو|المؤمن عليه|المستأجر|الزبون|اسم الموظف',
  cs: 'zaměstnanec|žadatel|pacient|zákazník|člen|student|nájemce|pojištěný|objednatel|jméno zaměstnance',
  da: 'medarbejder|ansøger|patient|kunde|medlem|studerende|lejer|forsikringstager|bestiller',
  de: 'mitarbeiter|mitarbeiterin|mitarbeiter in|antragsteller|antragstellerin|antragsteller in|patient|patientin|kunde|kundin|mitglied|mieter|versicherter|versicherungsnehmer|besteller|auftraggeber|bewerber|bewerberin|teilnehmer|arbeitnehmer|gemeldet von|unterzeichner',
  el: 'εργαζόμενος|αιτών|ασθενής|πελάτης|μέλος|φοιτητής|μισθωτής|ασφαλισμένος',
  en: 'employee|staff member|applicant|patient|client|customer|member|student|tenant|insured|policyholder|policy holder|subscriber|author|owner|borrower|buyer|purchaser|seller|requester|requestor|requested by|submitted by|submitter|reporter|reported by|claimant|complainant|candidate|registrant|signatory|signed by|prepared by|completed by|driver|cardholder|attendee|participant|volunteer|donor|account owner|main driver|contact person|point of contact|primary contact|technical contact|billing contact|candidate name|nominee|employee name|traveller|traveler|passenger',
  es: 'empleado|empleada|solicitante|paciente|cliente|socio|miembro|estudiante|inquilino|asegurado|titular|tomador|trabajador|trabajadora|arrendatario|comprador|participante|autor|reclamante|persona de contacto',
  fa: 'کارمند|متقاضی|بیمار|مشتری|عضو|دانشجو|مستاجر|بیمه شده',
  fi: 'työntekijä|hakija|potilas|asiakas|jäsen|opiskelija|vuokralainen|vakuutettu|tilaaja|yhteyshenkilö',
  fr: 'employé|employée|salarié|salariée|demandeur|demanderesse|patient|patiente|client|cliente|membre|adhérent|étudiant|locataire|assuré|titulaire|souscripteur|candidat|auteur|acheteur|acquéreur|participant|collaborateur|signataire|déclarant|interlocuteur',
  he: 'העובד|מבקש|המבקש|מטופל|המטופל|לקוח|הלקוח|חבר|סטודנט|שוכר|מבוטח|עובד',
  hi: 'कर्मचारी|आवेदक|रोगी|मरीज|ग्राहक|सदस्य|किरायेदार|बीमित',
  hr: 'zaposlenik|podnositelj|podnositelj zahtjeva|pacijent|kupac|član|student|najmoprimac|osiguranik',
  hu: 'munkavállaló|kérelmező|páciens|beteg|ügyfél|tag|hallgató|bérlő|biztosított|dolgozó|megrendelő|igénylő',
  id: 'karyawan|pemohon|pasien|pelanggan|anggota|mahasiswa|penyewa|tertanggung|pegawai|peserta',
  it: 'dipendente|richiedente|paziente|cliente|socio|membro|studente|inquilino|assicurato|intestatario|lavoratore|conduttore|contraente|candidato|partecipante|acquirente|referente',
  ja: '社員|従業員|申請者|患者|お客様|会員|学生|契約者|被保険者|申込者|応募者|利用者|記入者|報告者|作成者|ご契約者|参加者',
  ko: '직원|사원|신청자|신청인|환자|고객|회원|임차인|피보험자|지원자|참가자|작성자|계약자',
  nb: 'ansatt|medarbeider|søker|pasient|kunde|medlem|student|leietaker|forsikringstaker|deltaker',
  nl: 'medewerker|werknemer|aanvrager|patiënt|klant|lid|student|huurder|verzekerde|verzekeringnemer|kandidaat|deelnemer|besteller|contactpersoon|melder',
  pl: 'pracownik|pracownika|wnioskodawca|wnioskodawcy|pacjent|pacjenta|klient|klienta|członek|student|studenta|najemca|ubezpieczony|ubezpieczający|kandydat|uczestnik|zamawiający|zgłaszający|osoba kontaktowa|osoba zgłaszająca',
  pt: 'funcionário|funcionária|colaborador|requerente|solicitante|paciente|utente|cliente|sócio|membro|estudante|inquilino|segurado|titular|trabalhador|locatário|comprador|candidato|participante|autor',
  ro: 'angajat|angajatul|solicitant|pacient|client|membru|student|chiriaș|asigurat|titular|candidat|participant',
  ru: 'сотрудник|сотрудника|заявитель|заявителя|пациент|пациента|клиент|клиента|член|студент|студента|арендатор|застрахованный|страхователь|работник|контактное лицо|автор|заказчик',
  sk: 'zamestnanec|žiadateľ|pacient|zákazník|člen|študent|nájomca|poistený|objednávateľ',
  sv: 'anställd|medarbetare|sökande|patient|kund|medlem|student|hyresgäst|försäkrad|försäkringstagare|beställare|deltagare|anmälare',
  th: 'พนักงาน|ผู้สมัคร|ผู้ป่วย|ลูกค้า|สมาชิก|นักศึกษา|ผู้เช่า|ผู้เอาประกัน|ผู้ร้อง|ผู้ยื่นคำขอ',
  tr: 'çalışan|personel|başvuran|hasta|müşteri|üye|kiracı|sigortalı|başvuru sahibi|katılımcı|aday',
  uk: 'співробітник|працівник|заявник|заявника|пацієнт|пацієнта|клієнт|клієнта|член|студент|орендар|застрахований|контактна особа',
  vi: 'nhân viên|người nộp đơn|bệnh nhân|khách hàng|thành viên|sinh viên|người thuê|người được bảo hiểm',
  zh: '员工|申请人|患者|病人|客户|会员|学生|租客|投保人|被保险人|联系人|員工|申請人|客戶|會員|承租人|被保險人|聯絡人|报名人|填表人|参与者',
};

/** Young people whose parents a form may ask for beside them. */
export const pupilWords: Readonly<Record<string, string>> = {
  ar: 'الطالب|التلميذ',
  cs: 'žák|žáka|student|dítě',
  da: 'elev|elevens',
  de: 'schüler|schülerin|schülers|schüler in',
  el: 'μαθητής|μαθητή',
  en: 'student|students|pupil|camper|minor|athlete|player|swimmer',
  es: 'alumno|alumna|estudiante',
  fa: 'دانش آموز',
  fi: 'oppilas|oppilaan',
  fr: 'élève|étudiant',
  he: 'תלמיד|התלמיד',
  hi: 'छात्र|विद्यार्थी',
  hr: 'učenik|učenika',
  hu: 'tanuló|diák',
  id: 'siswa',
  it: 'alunno|studente',
  ja: '生徒|児童|園児|学生',
  ko: '학생|원아',
  nb: 'elev|elevens',
  nl: 'leerling|leerlings',
  pl: 'uczeń|ucznia',
  pt: 'aluno|aluna|estudante',
  ro: 'elev|elevului|elevul',
  ru: 'ученик|ученика|учащийся|учащегося',
  sk: 'žiak|žiaka',
  sv: 'elev|elevens',
  th: 'นักเรียน',
  tr: 'öğrenci|öğrencinin',
  uk: 'учень|учня',
  vi: 'học sinh',
  zh: '学生|學生',
};

/** Words beside a role that ask for its full name and nothing more. */
export const nameFillers =
  'name names full person personne persona pessoa osoba contact à prévenir of the s der des die das dem von de la le l du d del della dello dell di do da dos van het ' +
  'your ihr votre su tu first last and und et y e surname nachname vorname nom nome nombre prénom prenom apellidos cognome ' +
  'имя фио фамилия и отчество ім’я піб jméno a příjmení meno priezvisko imię i nazwisko ad adı soyad soyadı ve nimi navn ' +
  'namn naam név neve ime prezime nume numele tên họ và nama lengkap اسم الاسم الكامل نام و خانوادگی שם מלא नाम पूरा ' +
  'का की ชื่อ สกุล นามสกุล - の 氏名 名前 お名前 様 이름 성명 명 姓名 名字 名稱 όνομα ονοματεπώνυμο του της';

/** Words beside a role that make a heading of it. */
export const headingFillers =
  'details detail information info data contact about section reference daten angaben kontakt informationen kontaktdaten ' +
  'coordonnées données informations sur datos información contacto dati informazioni contatto gegevens dane údaje kontaktní ' +
  'adatok adatai uppgifter oplysninger opplysninger tiedot данные сведения информация дані відомості podaci date dados ' +
  'bilgileri bilgiler thông tin data stoixeia στοιχεία بيانات معلومات مشخصات اطلاعات פרטי विवरण ข้อมูล 情報 정보 信息 资料 資料 資訊';

/** Possessives of address. */
export const yourWords =
  'your ihr ihre ihren deine dein votre vos ton ta tu su suo sua tuo tua uw jouw je seu twój twoje twoja váš vaše vaša ' +
  'din ditt dit deres sinun az ön vaš vaša dumneavoastră tău ваш ваша ваше ваши вашої siz sizin של שלך الخاص بك شما आपका आपकी';
