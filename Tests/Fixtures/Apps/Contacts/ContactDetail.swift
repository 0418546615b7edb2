import SwiftUI

struct ContactDetail: View {
  @Environment(AddressBook.self) private var book
  let id: Contact.ID

  private var index: Int? { book.contacts.firstIndex { $0.id == id } }

  var body: some View {
    @Bindable var book = book
    if let index {
      ContactForm(contact: $book.contacts[index])
    } else {
      Text("This contact was deleted.")
        .foregroundStyle(.secondary)
    }
  }
}

struct ContactForm: View {
  @Binding var contact: Contact
  @State private var showsNumbers = true

  var body: some View {
    Form {
      Section {
        TextField("First name", text: $contact.firstName)
          .textContentType(.givenName)
        TextField("Last name", text: $contact.lastName)
          .textContentType(.familyName)
      } header: {
        VStack {
          Text(contact.initials)
            .font(.largeTitle)
            .frame(width: 96, height: 96)
            .background(.quaternary, in: Circle())
        }
        .frame(maxWidth: .infinity)
        .textCase(nil)
      }

      Section("Numbers") {
        DisclosureGroup("\(contact.numbers.count) numbers", isExpanded: $showsNumbers) {
          ForEach($contact.numbers, editActions: .all) { $number in
            HStack {
              Text(number.label)
                .foregroundStyle(.secondary)
                .frame(width: 64, alignment: .leading)
              TextField("Number", text: $number.value)
                .keyboardType(.phonePad)
            }
          }
        }
        Button("Add Number") {
          contact.numbers.append(.init(label: "other", value: ""))
        }
      }

      Section {
        Toggle("Favourite", isOn: $contact.isFavourite)
      }
    }
    .navigationTitle(contact.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { EditButton() }
  }
}

#Preview("Form") {
  @Previewable @State var contact = Contact.samples[0]
  NavigationStack {
    ContactForm(contact: $contact)
  }
}
