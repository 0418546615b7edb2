import SwiftUI

struct LoginForm: View {
  enum Field: Hashable { case mail, password }
  @State private var mail = ""
  @State private var password = ""
  @State private var isBusy = false
  @FocusState private var focus: Field?

  private var isValid: Bool { mail.contains("@") && mail.count > 5 && password.count >= 8 && !isBusy }

  var body: some View {
    VStack(spacing: 20) {
      Group {
        TextField("Mail", text: $mail)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .mail)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .onSubmit { isBusy = true }
      }
      .padding(12)
      .background(RoundedRectangle(cornerRadius: 10).stroke(focus == nil ? Color.gray : Color.blue, lineWidth: 1))
      Button {
        isBusy = true
        focus = nil
      } label: {
        HStack {
          if isBusy { ProgressView().tint(.white) }
          Text(isBusy ? "Signing in…" : "Sign in").bold()
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .foregroundColor(.white)
        .background(isValid ? Color.blue : Color.gray.opacity(0.5))
        .clipShape(Capsule())
      }
      .disabled(!isValid)
    }
    .padding(.horizontal, 32)
    .task { focus = .mail }
  }
}
