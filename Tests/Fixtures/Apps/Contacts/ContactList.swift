import SwiftUI

struct ContactList: View {
  @Environment(AddressBook.self) private var book
  @State private var query = ""

  private var groups: [AddressBook.Group] { book.groups(matching: query) }

  var body: some View {
    NavigationStack {
      List {
        if query.isEmpty && !book.favourites.isEmpty {
          Section("Favourites") {
            ForEach(book.favourites) { contact in
              NavigationLink(value: contact.id) {
                Label(contact.name, systemImage: "star.fill")
              }
            }
          }
          .headerProminence(.increased)
        }

        ForEach(groups) { group in
          Section(group.letter) {
            ForEach(group.contacts) { contact in
              NavigationLink(value: contact.id) {
                ContactRow(contact: contact)
              }
              .swipeActions {
                Button(role: .destructive) {
                  withAnimation { book.delete(contact) }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
                Button {
                  book.toggleFavourite(contact)
                } label: {
                  Label("Favourite", systemImage: contact.isFavourite ? "star.slash" : "star")
                }
                .tint(.yellow)
              }
            }
          }
        }
      }
      .listStyle(.plain)
      .overlay {
        if groups.isEmpty {
          NoResults(query: query)
        }
      }
      .searchable(text: $query, prompt: "Names")
      .navigationTitle("Contacts")
      .navigationDestination(for: Contact.ID.self) { id in
        ContactDetail(id: id)
      }
      .toolbar {
        Button("Add", systemImage: "plus") {
          book.contacts.append(Contact(firstName: "New", lastName: "Contact"))
        }
      }
    }
  }
}

struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack(spacing: 12) {
      Text(contact.initials)
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(Color.gray.gradient, in: Circle())
      (Text(contact.firstName) + Text(" ") + Text(contact.lastName).bold())
        .lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(contact.name)
  }
}

struct NoResults: View {
  let query: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "magnifyingglass")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
      Text("No Results for “\(query)”")
        .font(.headline)
    }
  }
}

#Preview {
  ContactList()
    .environment(AddressBook())
}
