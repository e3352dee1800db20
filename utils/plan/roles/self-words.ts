/**
 * How forms call the person who fills them in. Alone in a label such a word asks for the full name: "Employee",
 * "Applicant", not a head count or a user name. By language, written as in `kin-words.ts`.
 */
export const selfWords: Readonly<Record<string, string>> = {
  ar: 'الموظف|مقدم الطلب|المريض|العميل|الطالب|العضو|المؤمن عليه|المستأجر|الزبون|اسم الموظف|السائق|المشتري|المتبرع|المشارك|المشتكي|المدعي|صاحب الحساب|صاحب المركبة|مالك المركبة|المستفيد|المرشح|الضيف|حامل الوثيقة|المصرح|مقدم الشكوى|المرسل',
  cs: 'zaměstnanec|žadatel|pacient|zákazník|člen|student|nájemce|pojištěný|objednatel|jméno zaměstnance|držitel|řidič|kupující|pojistník|oznamovatel|stavebník|účastník|stěžovatel|host|dárce|poškozený|kontaktní osoba|podatel|navrhovatel|poplatník|žadatele|pacienta|zaměstnance|stavebníka|pojištěného|majitele|vlastníka|odesílatel|odesílatele',
  da: 'medarbejder|ansøger|patient|kunde|medlem|studerende|lejer|forsikringstager|bestiller|bilejer|fører|køber|anmelder|forsikrede|bygherre|klager|gæst|beboer|kontohaver|hundeejer|kontaktperson|deltager|skadelidte|elev|afsender',
  de: 'fahrer|fahrerin|mitarbeiter|mitarbeiterin|mitarbeiter in|antragsteller|antragstellerin|antragsteller in|patient|patientin|kunde|kundin|mitglied|mieter|versicherter|versicherungsnehmer|besteller|auftraggeber|bewerber|bewerberin|teilnehmer|arbeitnehmer|gemeldet von|unterzeichner|halter|halterin|kontoinhaber|melder|anmelder|anmeldender|antragstellende person|anzeigeerstatter|rechnungsempfänger|beschwerdeführer|kläger|klägerin|bauherr|bauherrin|züchter|tierhalter|tierhalterin|käufer|käuferin|fahrzeugführer|projektleitung|steuerpflichtiger|steuerpflichtige|karteninhaber|gast|anfragende person|geschädigter|meldende person|erklärende person|verfasser|einsender|absender|absenderin|beschäftigte|beschäftigter|beschäftigte r|angestellte r|angestellter|versicherte r|versicherte|studierende r|auszubildende r|antragstellende r',
  el: 'εργαζόμενος|αιτών|ασθενής|πελάτης|μέλος|φοιτητής|μισθωτής|ασφαλισμένος|ιδιοκτήτης οχήματος|οδηγός|αγοραστής|δηλών|συμμετέχων|καταγγέλλων|υποψήφιος|υπεύθυνος επικοινωνίας|δικαιούχος|αιτούσα|κάτοχος|αιτούντος|εργαζομένου|ασθενούς|ασφαλισμένου|αθλητή|αθλητής|αποστολέας',
  en: 'sender|hirer|renter|lessee|employee|staff member|applicant|patient|client|customer|member|student|tenant|insured|policyholder|policy holder|subscriber|author|borrower|buyer|purchaser|requester|requestor|requested by|submitted by|submitter|reporter|reported by|claimant|complainant|candidate|registrant|signatory|signed by|prepared by|completed by|driver|cardholder|attendee|participant|volunteer|donor|account owner|main driver|contact person|point of contact|primary contact|technical contact|billing contact|candidate name|nominee|employee name|traveller|traveler|passenger|lead applicant|petitioner|plaintiff|appellant|declarant|grantee|licensee|registered keeper|keeper|principal investigator|investigator|account manager name|householder|guest of honour|exhibitor|entrant|respondent name|nominator|depositor|pet owner|dog owner|vehicle owner|boat owner|card holder|resident|caller|inventor|researcher|project owner|product owner|correspondent|payer|policy owner|affiant|undersigned|appraisee|new hire|new starter|new joiner|new employee|taxpayer|change requester|incident reporter',
  es: 'empleado|empleada|solicitante|paciente|cliente|socio|miembro|estudiante|inquilino|asegurado|titular|tomador|trabajador|trabajadora|arrendatario|comprador|participante|autor|reclamante|persona de contacto|declarante|denunciante|peticionario|interesado|interesada|beneficiario titular|contribuyente|promotor|demandante|suscriptor|conductor|conductora|asistente|socia|donante|aspirante|postulante|contratante|expositor|candidato|candidata|remitente',
  fa: 'کارمند|متقاضی|بیمار|مشتری|عضو|دانشجو|مستاجر|بیمه شده|مالک خودرو|راننده|خریدار|شرکت کننده|شاکی|صاحب حساب|مهمان|داوطلب|بیمه گذار|مودی|خواهان|صاحب حیوان',
  fi: 'työntekijä|hakija|potilas|asiakas|jäsen|opiskelija|vuokralainen|vakuutettu|tilaaja|yhteyshenkilö|kuljettaja|ostaja|ilmoittaja|vakuutuksenottaja|osallistuja|asukas|tilinomistaja|vieras|valittaja|allekirjoittaja|rakennuttaja|vahingonkärsijä|lähettäjä',
  fr: 'employé|employée|salarié|salariée|demandeur|demanderesse|patient|patiente|client|cliente|membre|adhérent|étudiant|locataire|assuré|titulaire|souscripteur|candidat|auteur|acheteur|acquéreur|participant|collaborateur|signataire|déclarant|interlocuteur|propriétaire du véhicule|preneur d assurance|preneur|requérant|requérante|exposant|plaignant|plaignante|porteur du projet|porteur de projet|maître d ouvrage|contribuable|allocataire|usager|donateur|adhérente|conducteur|conductrice|pétitionnaire|maître de l animal|candidate|assurée|rédacteur|inscrit|expéditeur|expéditrice',
  he: 'העובד|מבקש|המבקש|מטופל|המטופל|לקוח|הלקוח|חבר|סטודנט|שוכר|מבוטח|עובד|בעל הרכב|הנהג|קונה|משתתף|מתלונן|תובע|בעל החשבון|אורח|מועמד|התלמיד|נישום|המדווח|איש קשר',
  hi: 'कर्मचारी|आवेदक|रोगी|मरीज|ग्राहक|सदस्य|किरायेदार|बीमित|वाहन मालिक|चालक|खरीदार|प्रतिभागी|शिकायतकर्ता|खाताधारक|अतिथि|उम्मीदवार|बीमाधारक|लाभार्थी|करदाता|छात्र|किसान|आवेदक का',
  hr: 'zaposlenik|podnositelj|podnositelj zahtjeva|pacijent|kupac|član|student|najmoprimac|osiguranik|vozač|ugovaratelj|prijavitelj|investitor|sudionik|gost|oštećenik|kontakt osoba|porezni obveznik|podnositelja|pacijenta|zaposlenika|pošiljatelj',
  hu: 'munkavállaló|kérelmező|páciens|beteg|ügyfél|tag|hallgató|bérlő|biztosított|dolgozó|megrendelő|igénylő|sofőr|járművezető|vevő|szerződő|bejelentő|építtető|résztvevő|panaszos|vendég|károsult|kapcsolattartó|adózó|befizető|feladó',
  id: 'karyawan|pemohon|pasien|pelanggan|anggota|mahasiswa|penyewa|tertanggung|pegawai|peserta|pemilik kendaraan|pengemudi|pembeli|pelapor|tamu|pemegang polis|pemegang rekening|wajib pajak|calon|penggugat|pendaftar|pemilik hewan|peminjam',
  it: 'dipendente|richiedente|paziente|cliente|socio|membro|studente|inquilino|assicurato|intestatario|lavoratore|conduttore|contraente|candidato|partecipante|acquirente|referente|dichiarante|proprietario del veicolo|proprietario dell animale|contribuente|committente|segnalante|denunciante|ricorrente|conducente|guidatore|titolare|iscritto|iscritta|allieva|allievo|espositore|donatore|beneficiario titolare|sottoscritto|istante|studentessa|mittente|assistito|assistita',
  ja: '社員|従業員|申請者|患者|お客様|会員|学生|契約者|被保険者|申込者|応募者|利用者|記入者|報告者|作成者|ご契約者|参加者|運転者|飼い主|届出人|保険契約者|記名被保険者|購入者|買主|世帯主|口座名義人|申告者|宿泊者|受講者|出願者|志願者|請求者|依頼者|通報者|入居者|代表者氏名|ご注文者|寄付者|納税者|受験者|ご依頼主|差出人|発送者|担当者|ご担当者|御担当者|担当者様',
  ko: '직원|사원|신청자|신청인|환자|고객|회원|임차인|피보험자|지원자|참가자|작성자|계약자|운전자|차주|구매자|신고인|신고자|예금주|참석자|세대주|보험계약자|청구인|의뢰인|수강생|응시자|투숙객|납세자|입주자|기부자|견주|고객님|보내는 사람',
  nb: 'ansatt|medarbeider|søker|pasient|kunde|medlem|student|leietaker|forsikringstaker|deltaker|bileier|fører|kjøper|melder|forsikret|tiltakshaver|byggherre|klager|gjest|beboer|kontoinnehaver|hundeeier|kontaktperson|skadelidte|elev|innsender|avsender',
  nl: 'medewerker|werknemer|aanvrager|patiënt|klant|lid|student|huurder|verzekerde|verzekeringnemer|kandidaat|deelnemer|besteller|contactpersoon|melder|bestuurder|bewoner|indiener|verzoeker|rekeninghouder|opdrachtgever|koper|cliënt|cursist|exposant|inzender|polishouder|schuldenaar|kentekenhouder|ondergetekende|donateur|gast|afzender',
  pl: 'pracownik|pracownika|wnioskodawca|wnioskodawcy|pacjent|pacjenta|klient|klienta|członek|student|studenta|najemca|ubezpieczony|ubezpieczający|kandydat|uczestnik|zamawiający|zgłaszający|osoba kontaktowa|osoba zgłaszająca|właściciel pojazdu|posiadacz|kierowca|kierujący|beneficjent|inwestor|podatnik|składający|osoba składająca|kupujący|odbiorca faktury|poszkodowany|poszkodowana|zleceniodawca|uczestniczka|petent|darczyńca|opiekun zwierzęcia|opiekun psa|kandydata|uczestnika|ubezpieczonego|najemcy|nadawca|nadawcy',
  pt: 'produtor|produtor rural|produtora|funcionário|funcionária|colaborador|requerente|solicitante|paciente|utente|cliente|sócio|membro|estudante|inquilino|segurado|titular|trabalhador|locatário|comprador|candidato|participante|autor|declarante|denunciante|interessado|contribuinte|condutor|condutora|motorista|proponente|dono do animal|dona do animal|tutor do animal|tutor do pet|beneficiário titular|reclamante|inscrito|responsável pelo preenchimento|morador|doador|remetente',
  ro: 'angajat|angajatul|solicitant|pacient|client|membru|student|chiriaș|asigurat|titular|candidat|participant|proprietar vehicul|șofer|conducător auto|cumpărător|declarant|beneficiar|reclamant|oaspete|păgubit|persoană de contact|contribuabil|posesor|titularul|deținător|angajatului|solicitantului|pacientului|titularului|clientului|asiguratului|participantului|elevului|expeditor|expeditorul',
  ru: 'сотрудник|сотрудника|заявитель|заявителя|пациент|пациента|клиент|клиента|член|студент|студента|арендатор|застрахованный|страхователь|работник|контактное лицо|автор|заказчик|собственник транспортного средства|водитель|покупатель|потерпевший|участник|истец|налогоплательщик|гость|держатель|плательщик|декларант|обратившийся|слушатель|хозяин|владелец животного|работника|страхователя|застрахованного|покупателя|водителя|отправитель|отправителя',
  sk: 'zamestnanec|žiadateľ|pacient|zákazník|člen|študent|nájomca|poistený|objednávateľ|držiteľ|vodič|kupujúci|poistník|oznamovateľ|stavebník|účastník|sťažovateľ|hosť|darca|poškodený|kontaktná osoba|navrhovateľ|daňovník|žiadateľa|pacienta|zamestnanca|odosielateľ|odosielateľa',
  sv: 'anställd|medarbetare|sökande|patient|kund|medlem|student|hyresgäst|försäkrad|försäkringstagare|beställare|deltagare|anmälare|byggherre|förare|köpare|klagande|uppgiftslämnare|avsändare|elev|kontohavare|skattskyldig|gäst|utställare|boende|medlemmens namn|undertecknad|hundägare|djurägare|kontaktperson|föräldern|kärande',
  th: 'พนักงาน|ผู้สมัคร|ผู้ป่วย|ลูกค้า|สมาชิก|นักศึกษา|ผู้เช่า|ผู้เอาประกัน|ผู้ร้อง|ผู้ยื่นคำขอ|เจ้าของรถ|ผู้ขับขี่|ผู้ซื้อ|ผู้แจ้ง|ผู้เข้าร่วม|ผู้เสียหาย|ผู้ถือกรมธรรม์|เจ้าของบัญชี|แขก|ผู้บริจาค|ผู้ติดต่อ|ผู้เข้าพัก|ผู้กู้|เจ้าของสัตว์เลี้ยง',
  tr: 'çalışan|personel|başvuran|hasta|müşteri|üye|kiracı|sigortalı|başvuru sahibi|katılımcı|aday|araç sahibi|sürücü|alıcı|sigorta ettiren|bildiren|şikayetçi|misafir|mükellef|davacı|hesap sahibi|hayvan sahibi|ruhsat sahibi|talep eden|kazazede|kazazedenin|başvuranın|çalışanın|gönderen|gönderici',
  uk: 'співробітник|працівник|заявник|заявника|пацієнт|пацієнта|клієнт|клієнта|член|студент|орендар|застрахований|контактна особа|водій|покупець|страхувальник|потерпілий|учасник|позивач|платник податків|гість|декларант|слухач|господар|кандидат|працівника|страхувальника|відправник|відправника',
  vi: 'nhân viên|người nộp đơn|bệnh nhân|khách hàng|thành viên|sinh viên|người thuê|người được bảo hiểm|chủ xe|người lái xe|tài xế|người mua|người khai|người báo cáo|người tham gia|nguyên đơn|chủ tài khoản|khách|ứng viên|chủ hợp đồng|người liên hệ|người nộp thuế|thí sinh|chủ vật nuôi|chủ hộ',
  zh: '员工|申请人|患者|病人|客户|会员|学生|租客|投保人|被保险人|联系人|員工|申請人|客戶|會員|承租人|被保險人|聯絡人|报名人|填表人|参与者|车主|驾驶员|驾驶人|买方|报案人|投诉人|账户持有人|开户人|纳税人|考生|入住人|借款人|捐赠人|学员|委托人|主人|饲主|车主姓名|车主本人|車主|駕駛人|買方|報案人|納稅人|考生|借款人|學員|委託人|飼主|户主|戶長|原告|受益人本人|寄件人本人|发件人|參加者|寄件人|发件人',
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
  'name names full person personne persona pessoa osoba contact à prévenir of the s der des die das dem von de la le l du il lo d del della dello dell di do da dos van het ' +
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

/** Words beside those of `selfWords` that make somebody else of them: "co-applicant", "previous owner". */
export const otherWords: Readonly<Record<string, string>> = {
  ar: 'آخر الآخر ثاني الثاني السابق مشارك المشارك الشريك',
  cs: 'spolu druhý další předchozí jiný',
  da: 'anden anden medansøger tidligere yderligere',
  de: 'mit zweiter zweite zweiten weiterer weitere weiteren anderer andere anderen früherer frühere vorheriger vorherige bisheriger zusätzlicher zusätzliche gegnerischer',
  el: 'συν δεύτερος άλλος προηγούμενος',
  en: 'co joint second other additional previous former prior secondary another next alternate third',
  es: 'co segundo segunda otro otra anterior adicional',
  fi: 'toinen muu aiempi edellinen',
  fr: 'co second seconde deuxième autre ancien ancienne précédent précédente autres',
  hr: 'su drugi prethodni ostali',
  hu: 'társ második másik előző korábbi',
  id: 'kedua lain sebelumnya',
  it: 'co secondo seconda altro altra precedente',
  ja: '連帯 共同',
  ko: '공동 다른 이전',
  nb: 'med annen andre tidligere',
  nl: 'mede tweede andere vorige eerdere',
  pl: 'współ drugi inny poprzedni dodatkowy',
  pt: 'co segundo segunda outro outra anterior',
  ro: 'al doilea alt anterior',
  ru: 'со второй другой предыдущий прежний',
  sk: 'spolu druhý ďalší predchádzajúci iný',
  sv: 'med andra annan tidigare ytterligare',
  tr: 'ikinci diğer önceki ek',
  uk: 'спів другий інший попередній',
  vi: 'thứ hai khác trước',
  zh: '共同 其他 另一',
};
