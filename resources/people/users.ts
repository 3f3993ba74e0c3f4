import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'users',
  label: ['User', 'Users'],
  labels: { ar: ['مستخدم', 'المستخدمون'], es: ['Usuario', 'Usuarios'] },
  icon: 'ManageAccounts',
  scope: 'client',
  title: 'email',
  endpoint: '/api/user',
  permissions: crud('UsersManagement', 'User'),
  heldIn: { places: 'roles.establishment', everywhereWhen: { full_access: true } },
  grantsRights: true,
  fields: {
    first_name: field.text({ required: true, max: 80, search: true, labels: { ar: 'الاسم الأول', es: 'Nombre' } }),
    last_name: field.text({ required: true, max: 80, search: true, labels: { ar: 'اسم العائلة', es: 'Apellido' } }),
    email: field.email({ required: true, unique: true, search: true, labels: { ar: 'البريد الإلكتروني', es: 'Correo electrónico' } }),
    password: field.password({
      min: 10,
      max: 128,
      help: 'At least 10 characters. Left empty, a new person is sent a code to choose their own',
      helps: {
        ar: '10 أحرف على الأقل. إن تُرك فارغا أُرسل إلى الشخص الجديد رمز ليختار كلمة مروره',
        es: 'Al menos 10 caracteres. Si queda vacía, la persona nueva recibe un código para elegir la suya',
      },
      labels: { ar: 'كلمة المرور', es: 'Contraseña' },
    }),
    user_type: field.enum(
      {
        admin: { label: 'Administrator', labels: { ar: 'مدير النظام', es: 'Administrador' } },
        client: { label: 'Business owner', labels: { ar: 'صاحب النشاط', es: 'Dueño' } },
        staff: { label: 'Staff', labels: { ar: 'موظف', es: 'Personal' } },
      },
      { label: 'Type', required: true, default: 'staff', readonly: true, filter: true, labels: { ar: 'النوع', es: 'Tipo' } },
    ),
    full_access: field.boolean({
      default: false,
      writable: { permission: 'ClientEdit' },
      help: 'May do everything in the business, as its owner. The first person of a business always has it',
      helps: {
        ar: 'يمكنه فعل كل شيء في النشاط بصفته مالكه. أول شخص في النشاط له هذه الصلاحية دائما',
        es: 'Puede hacerlo todo en el negocio, como su dueño. La primera persona de un negocio siempre lo tiene',
      },
      labels: { ar: 'صلاحية كاملة', es: 'Acceso completo' },
    }),
    roles: field.lines(
      {
        establishment: field.reference('establishments', {
          onDelete: 'cascade',
          help: 'Empty: every establishment',
          labels: { ar: 'المنشأة', es: 'Establecimiento' },
        }),
        role: field.reference('roles', { required: true, onDelete: 'restrict', labels: { ar: 'الدور', es: 'Rol' } }),
      },
      { labels: { ar: 'الأدوار', es: 'Roles' } },
    ),
    avatar: field.image({ label: 'Picture', labels: { ar: 'الصورة', es: 'Foto' } }),
    language: field.enum({ en: 'English', ar: 'العربية', es: 'Español' }, { default: 'en', labels: { ar: 'اللغة', es: 'Idioma' } }),
    last_sign_in_at: field.datetime({ label: 'Last sign-in', readonly: true, labels: { ar: 'آخر دخول', es: 'Último acceso' } }),
    status: field.status(),
  },
  verbs: {
    'reset-two-factor': {
      label: 'Reset two-factor sign-in',
      labels: { ar: 'إعادة ضبط الدخول بخطوتين', es: 'Restablecer acceso en dos pasos' },
      icon: 'PhonelinkErase',
      on: 'record',
      effect: 'write',
      permission: 'UserEdit',
      input: {
        reason: field.text({
          required: true,
          max: 300,
          help: 'It stands in the activity log',
          helps: { ar: 'يظهر في سجل النشاط', es: 'Queda en el registro de actividad' },
          labels: { ar: 'السبب', es: 'Motivo' },
        }),
      },
      confirm:
        'For somebody who lost their telephone and their recovery codes. Make sure that it is they who ask: their password alone opens the account then, and a letter tells them.',
      confirms: {
        ar: 'لمن فقد هاتفه ورموز الاسترداد. تأكد من أنه هو من يطلب ذلك: بعدها تكفي كلمة المرور وحدها لفتح الحساب، وتصله رسالة بذلك.',
        es: 'Para quien perdió el teléfono y los códigos de recuperación. Asegúrese de que es esa persona quien lo pide: después basta su contraseña para entrar, y una carta se lo dice.',
      },
      messages: {
        done: 'Two-factor sign-in was reset',
        dones: { ar: 'أُعيد ضبط الدخول بخطوتين', es: 'Acceso en dos pasos restablecido' },
      },
    },
  },
  limitedBy: 'max_users',
  list: { columns: ['email', 'first_name', 'last_name', 'user_type', 'last_sign_in_at', 'status'] },
});
