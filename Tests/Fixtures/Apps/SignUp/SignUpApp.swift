import SwiftUI

@main
struct SignUpApp: App {
  var body: some Scene {
    WindowGroup { SignUpView() }
  }
}

struct SignUpView: View {
  private enum Field: Hashable { case name, mail, password, about }
  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var about = ""
  @State private var birthday = Date(timeIntervalSince1970: 946_684_800)
  @State private var accepts = false
  @State private var isDone = false
  @FocusState private var field: Field?

  private var isMailValid: Bool { mail.range(of: #"^[^@\s]+@[^@\s]+\.[a-z]+$"#, options: .regularExpression) != nil }
  private var isComplete: Bool { !name.isEmpty && isMailValid && password.count >= 8 && accepts }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
            .textContentType(.name)
            .focused($field, equals: .name)
            .submitLabel(.next)
          TextField("Mail", text: $mail, prompt: Text("you@example.com"))
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($field, equals: .mail)
            .submitLabel(.next)
          SecureField("Password", text: $password)
            .focused($field, equals: .password)
            .submitLabel(.next)
        } footer: {
          if !mail.isEmpty, !isMailValid { Text("That is no address.").foregroundStyle(.red) }
        }
        Section("About You") {
          DatePicker(
            "Birthday", selection: $birthday, in: ...Date(timeIntervalSince1970: 1_767_225_600), displayedComponents: .date)
          TextField("A few words", text: $about, axis: .vertical)
            .lineLimit(2...5)
            .focused($field, equals: .about)
        }
        Section {
          Toggle("I accept the terms", isOn: $accepts)
          Button("Sign Up") { isDone = true }
            .disabled(!isComplete)
            .keyboardShortcut(.defaultAction)
        }
      }
      .onSubmit {
        switch field {
        case .name: field = .mail
        case .mail: field = .password
        case .password: field = .about
        case .about, nil: field = nil
        }
      }
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Sign Up")
      .alert("Welcome, \(name)!", isPresented: $isDone) { Button("OK") {} }
      .onAppear { field = .name }
    }
  }
}

#Preview { SignUpView() }
