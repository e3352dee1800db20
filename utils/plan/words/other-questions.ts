/**
 * Questions of real forms that ask for none of our kinds, though a word of theirs belongs to one ("blood pressure" is no
 * blood type, "port of loading" no network port): the model learns from them when to say nothing. Any trade will do.
 */
// prettier-ignore
export const otherQuestions: Readonly<Record<string, readonly string[]>> = {
  en: [
    // Medicine
    'blood pressure', 'systolic pressure', 'diastolic pressure', 'resting pulse', 'pulse', 'heart rate', 'heart rhythm',
    'blood sugar', 'blood glucose', 'cell count', 'white cell count', 'red blood cells', 'platelet count', 'respiratory rate',
    'oxygen level', 'oxygen saturation', 'cholesterol level', 'liver enzymes', 'kidney function', 'bone density', 'body mass index',
    'body fat', 'waist circumference', 'hip circumference', 'head circumference', 'pain location', 'pain scale',
    'where does it hurt', 'side affected', 'wound size', 'dose', 'dosage', 'doses per day', 'frequency of use', 'route of administration',
    'surgical history', 'family history', 'previous operations', 'past illnesses', 'vaccination status',
    'date of last period', 'weeks pregnant', 'due in weeks', 'sleep hours', 'hours slept', 'drinks per week', 'cigarettes a day',
    'units of alcohol', 'vision left eye', 'right eye', 'lens power', 'hearing aid', 'tooth number', 'dental chart', 'shoe insert',
    'ward round', 'lab result', 'test result', 'specimen type', 'sample type', 'viral load', 'scan region', 'implant type',
    // Trade and transport
    'hs code', 'commodity code', 'customs code', 'customs tariff number', 'incoterms', 'terms of delivery', 'terms of trade', 'port of loading',
    'port of discharge', 'port of entry', 'port of call', 'status of declarant', 'status of signatory', 'place of receipt', 'place of delivery', 'country of manufacture', 'vessel',
    'vessel name', 'voyage', 'voyage number', 'container type', 'container size', 'container seal', 'seal', 'gross tonnage', 'net tonnage',
    'freight class', 'freight terms', 'pallet count', 'number of pallets', 'number of packages', 'loading metres', 'stackable',
    'dangerous goods class', 'un number', 'packing group', 'cargo type', 'cargo description', 'marks and numbers', 'customs value',
    'dock', 'dock door', 'loading bay', 'gate', 'driver on duty', 'truck type', 'trailer type', 'axle load',
    'route code', 'stop sequence', 'proof of delivery', 'carrier service', 'harmonised code', 'letter of credit', 'bill of lading type',
    // Machines and cars
    'engine size', 'engine capacity', 'engine power', 'horsepower', 'torque', 'gearbox', 'transmission', 'drive type', 'number of doors',
    'number of cylinders', 'number of axles', 'body style', 'trim level', 'tyre size', 'tire pressure', 'service history',
    'previous owners', 'battery capacity', 'charging power', 'range on full charge', 'fuel consumption', 'emission class', 'towing capacity',
    'voltage', 'current draw', 'frequency band', 'power rating', 'rated power', 'noise level', 'flow rate', 'pressure rating', 'operating pressure',
    'operating temperature range', 'spindle speed', 'cutting speed', 'cycle time', 'machine hours', 'hours run', 'fault', 'error light',
    // Computing
    'operating system', 'platform', 'browser', 'device', 'screen resolution', 'device type', 'device model', 'processor', 'memory', 'ram', 'disk space',
    'storage class', 'storage type', 'instance type', 'instance count', 'number of replicas', 'replica count', 'node pool', 'cluster size',
    'log level', 'retention', 'retention days', 'batch size', 'cache size', 'buffer size', 'queue depth', 'retry count',
    'max retries', 'backoff', 'rate limit', 'requests per second', 'time to live', 'build command', 'start command', 'entry point',
    'branch to deploy', 'default branch', 'commit', 'environment', 'environment variables', 'region to deploy', 'runtime version',
    'affected component', 'affected version', 'fix version', 'browser',
    'expected behaviour', 'actual result', 'actual behaviour', 'stack trace', 'root cause', 'workaround', 'acceptance criteria', 'story points',
    'epic', 'sprint', 'sprint goal', 'release channel', 'change window', 'rollback plan', 'on call rotation', 'escalation level',
    'encryption', 'cipher', 'key length', 'key rotation', 'protocol', 'transport protocol', 'record type', 'record data', 'mx priority',
    // Work and people
    'number of direct reports', 'working hours', 'shift pattern', 'shift', 'overtime hours',
    'days of leave', 'leave balance', 'leave type', 'type of absence', 'reason code', 'cost bearer', 'pay grade', 'pay frequency', 'pay period',
    'bonus scheme', 'probation period', 'performance goal', 'weaknesses', 'career goals', 'where do you see yourself',
    'willing to relocate', 'willing to travel', 'security clearance', 'right to work', 'visa type', 'work permit type',
    'uniform', 'locker', 'parking space', 'equipment issued', 'training completed', 'training needs',
    'means of transport', 'mileage rate', 'distance driven',
    // Homes and land
    'land use',
    'construction type', 'heating', 'energy rating', 'roof age', 'wall type', 'parking', 'garden',
    'balcony', 'furnished', 'orientation', 'service charge', 'ground rent', 'zoning', 'soil type', 'crop',
    'yield per hectare', 'irrigation', 'herd size', 'head of cattle', 'breed', 'species', 'animal', 'type of pet', 'coat', 'microchip', 'feeding instructions', 'litter size',
    // Law, money, insurance
    'type of claim', 'cause of loss', 'cause of damage', 'extent of damage', 'sum insured', 'coverage', 'level of cover', 'deductible', 'excess',
    'filing status', 'lead status', 'title status', 'security status', 'permission status', 'warranty status', 'representative status',
    'policy term', 'premium frequency', 'collateral', 'source of funds', 'source of wealth',
    'risk appetite', 'risk level', 'investment horizon', 'investment objective', 'monthly outgoings', 'case type', 'court',
    'jurisdiction', 'opposing party', 'relief sought', 'grounds of appeal', 'plea', 'witness statement', 'clause', 'governing law',
    // Events, food, study, leisure
    'table preference', 'seating preference', 'spice level',
    'course rating', 'pace', 'elevation gain', 'personal best', 'lap time',
    'stroke', 'handicap', 'weapon', 'belt', 'instrument', 'voice type', 'tempo', 'key signature', 'genre', 'cuisine', 'word count', 'citation style',
    'thesis title', 'research question', 'hypothesis', 'methodology', 'sample size', 'funding body', 'learning objectives', 'attendance rate',
    'class size', 'room setup', 'stage size', 'sound system', 'lighting', 'dress code', 'theme', 'print run', 'paper weight',
    'exposure', 'shutter speed', 'aperture', 'frame rate', 'aspect ratio', 'thread count', 'needle size', 'yarn weight', 'gauge',
    'how did it go', 'what went well', 'what would you change', 'lessons learned', 'next steps', 'action items',
  ],
  de: [
    'Blutdruck', 'Ruhepuls', 'Blutzucker', 'Schmerzstärke', 'Wo haben Sie Schmerzen', 'Vorerkrankungen', 'Krankengeschichte', 'Dosierung',
    'Zolltarifnummer', 'Ladehafen', 'Löschhafen', 'Anzahl Paletten', 'Gefahrgutklasse', 'Hubraum', 'Motorleistung', 'Getriebe', 'Anzahl Türen',
    'Betriebssystem', 'Bildschirmauflösung', 'Arbeitsspeicher', 'Schweregrad', 'Erwartetes Ergebnis', 'Tatsächliches Ergebnis',
    'Kündigungsfrist', 'Wochenstunden', 'Urlaubstage', 'Resturlaub', 'Baujahr des Hauses', 'Heizungsart', 'Dachform',
    'Schadenshergang', 'Schadensursache', 'Versicherungssumme', 'Selbstbeteiligung', 'Zinssatz',
    'Anlass', 'Zubereitungszeit', 'Portionen', 'Schwierigkeitsgrad', 'Auflage', 'Versuchsaufbau', 'Tierart', 'Rasse',
  ],
  fr: [
    // Numbers of other things than houses
    'numéro de lot', 'numéro de permis de construire', 'n° de permis de construire', 'numéro de casier', "numéro d'agrément", 'numéro de série du boîtier', 'numéro du document', "numéro de l'appareil", 'numéro perdu',
    'tension artérielle', 'pouls', 'glycémie', 'antécédents médicaux', 'antécédents familiaux', 'posologie', 'code douanier', 'port de chargement',
    'port de déchargement', 'nombre de palettes', 'cylindrée', 'puissance fiscale', 'boîte de vitesses', 'système d’exploitation', 'mémoire vive',
    'gravité', 'résultat attendu', 'préavis', 'heures par semaine', 'jours de congé', 'année de construction', 'type de chauffage',
    'cause du sinistre', 'franchise', 'taux d’intérêt', 'objet du prêt', 'durée du prêt', 'temps de cuisson', 'niveau de difficulté', 'race',
  ],
  es: [
    // Numbers of other things than houses
    'número de expediente', 'patente de invención', 'número de lote', 'número de precinto', 'número de certificado', 'número del aparato',
    'presión arterial', 'frecuencia cardíaca', 'glucosa', 'antecedentes médicos', 'dosis', 'código arancelario', 'puerto de carga', 'puerto de destino',
    'número de bultos', 'cilindrada', 'caja de cambios', 'sistema operativo', 'memoria', 'gravedad', 'resultado esperado', 'preaviso',
    'horas semanales', 'días de vacaciones', 'año de construcción', 'causa del siniestro', 'franquicia', 'tasa de interés',
    'plazo del préstamo', 'tiempo de cocción', 'nivel de dificultad', 'raza', 'tipo de suelo', 'cultivo', 'tarjeta gráfica',
  ],
  pt: [
    // Numbers of other things than houses
    'número do contador', 'rg do animal', 'agência emissora', 'número do processo', 'número do lote', 'número do equipamento', 'número do certificado',
    'pressão arterial', 'frequência cardíaca', 'glicemia', 'histórico familiar', 'dosagem', 'porto de embarque', 'porto de destino', 'número de volumes',
    'cilindrada', 'câmbio', 'sistema operacional', 'gravidade', 'resultado esperado', 'aviso prévio', 'horas semanais',
    'ano de construção', 'causa do sinistro', 'franquia', 'taxa de juros', 'prazo do empréstimo', 'tempo de preparo', 'raça',
  ],
  it: [
    // Numbers of other things than houses
    'numero di lotto', 'numero di pratica', 'numero del certificato', 'numero di protocollo',
    'pressione sanguigna', 'frequenza cardiaca', 'glicemia', 'anamnesi', 'dosaggio', 'porto di carico', 'porto di scarico', 'numero di colli',
    'cilindrata', 'cambio', 'sistema operativo', 'gravità', 'risultato atteso', 'preavviso', 'ore settimanali', 'anno di costruzione',
    'causa del sinistro', 'tasso di interesse', 'tempo di cottura', 'difficoltà', 'razza',
  ],
  nl: [
    'bloeddruk', 'hartslag', 'bloedsuiker', 'ziektegeschiedenis', 'dosering', 'laadhaven', 'loshaven', 'aantal pallets', 'cilinderinhoud', 'versnellingsbak',
    'besturingssysteem', 'ernst', 'verwacht resultaat', 'opzegtermijn', 'uren per week', 'verlofdagen', 'bouwjaar woning', 'schadeoorzaak',
    'eigen risico', 'rente', 'bereidingstijd', 'moeilijkheidsgraad', 'ras', 'meterstand',
  ],
  pl: [
    'ciśnienie krwi', 'tętno', 'poziom cukru', 'przebyte choroby', 'dawkowanie', 'port załadunku', 'port rozładunku', 'liczba palet',
    'pojemność silnika', 'skrzynia biegów', 'system operacyjny', 'oczekiwany wynik', 'okres wypowiedzenia', 'godziny tygodniowo',
    'pozostały urlop', 'rok budowy', 'przyczyna szkody', 'oprocentowanie', 'okres kredytowania', 'czas przygotowania', 'poziom trudności', 'rasa', 'karta pobytu', 'numer karty pobytu',
  ],
  ru: [
    'артериальное давление', 'пульс', 'уровень сахара', 'перенесённые заболевания', 'дозировка', 'порт погрузки', 'порт выгрузки', 'код тн вэд',
    'количество мест груза', 'объём двигателя', 'коробка передач', 'операционная система', 'ожидаемый результат', 'фактический результат',
    'срок уведомления', 'часов в неделю', 'год постройки', 'причина ущерба', 'процентная ставка', 'срок кредита', 'время приготовления', 'порода',
  ],
  ja: [
    '血圧', '脈拍', '血糖値', '既往歴', '家族歴', '用量', '積出港', '荷揚港', '梱包数', '排気量', '変速機', 'オペレーティングシステム', '期待される結果',
    '再現手順', '重大度', '週の労働時間', '有給残日数', '築年数', '事故原因', '金利', '返済期間', '調理時間', '難易度', '品種', '睡眠時間',
  ],
  'zh-Hans': [
    '血压', '心率', '血糖', '既往病史', '家族病史', '剂量', '装货港', '卸货港', '海关编码', '排量', '变速箱', '操作系统', '预期结果', '重现步骤',
    '严重程度', '每周工时', '建筑年份', '事故原因', '利率', '贷款期限', '烹饪时间', '难度', '品种',
  ],
  ar: [
    'ضغط الدم', 'معدل ضربات القلب', 'سكر الدم', 'التاريخ المرضي', 'الجرعة', 'ميناء الشحن', 'ميناء التفريغ', 'عدد الطرود', 'سعة المحرك',
    'ناقل الحركة', 'نظام التشغيل', 'النتيجة المتوقعة', 'ساعات العمل', 'سنة البناء', 'سبب الضرر', 'سعر الفائدة', 'مدة القرض', 'السلالة',
  ],
  tr: [
    'tansiyon', 'nabız', 'kan şekeri', 'geçirilmiş hastalıklar', 'doz', 'yükleme limanı', 'boşaltma limanı', 'palet sayısı', 'motor hacmi',
    'vites türü', 'işletim sistemi', 'beklenen sonuç', 'ihbar süresi', 'haftalık çalışma saati', 'yapım yılı', 'hasar nedeni', 'faiz oranı', 'vade', 'ırk',
  ],
};
