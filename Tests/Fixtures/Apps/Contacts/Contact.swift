import Foundation
import Observation

struct Contact: Identifiable, Hashable {
  struct Number: Identifiable, Hashable {
    let id = UUID()
    var label: String
    var value: String
  }

  let id = UUID()
  var firstName: String
  var lastName: String
  var numbers: [Number] = []
  var isFavourite = false

  var name: String { "\(firstName) \(lastName)" }
  var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }
}

@Observable
final class AddressBook {
  var contacts: [Contact] = Contact.samples

  struct Group: Identifiable {
    let letter: String
    let contacts: [Contact]
    var id: String { letter }
  }

  var favourites: [Contact] { contacts.filter(\.isFavourite).sorted { $0.lastName < $1.lastName } }

  func groups(matching query: String) -> [Group] {
    let found = contacts.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    return Dictionary(grouping: found) { String($0.lastName.prefix(1)) }
      .map { Group(letter: $0.key, contacts: $0.value.sorted { $0.lastName < $1.lastName }) }
      .sorted { $0.letter < $1.letter }
  }

  func delete(_ contact: Contact) {
    contacts.removeAll { $0.id == contact.id }
  }

  func toggleFavourite(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index].isFavourite.toggle()
  }
}

extension Contact {
  static let samples = [
    Contact(
      firstName: "Ada", lastName: "Lovelace",
      numbers: [Number(label: "home", value: "020 7946 0001"), Number(label: "work", value: "020 7946 0002")],
      isFavourite: true),
    Contact(firstName: "Alan", lastName: "Turing", numbers: [Number(label: "work", value: "020 7946 0101")]),
    Contact(firstName: "Grace", lastName: "Hopper", numbers: [Number(label: "mobile", value: "212 555 0143")]),
    Contact(firstName: "Katherine", lastName: "Johnson"),
    Contact(firstName: "Linus", lastName: "Torvalds", isFavourite: true),
    Contact(firstName: "Barbara", lastName: "Liskov"),
  ]
}
