import SwiftUI

@main
struct ContactsApp: App {
  @State private var book = AddressBook()

  var body: some Scene {
    WindowGroup {
      ContactList()
        .environment(book)
    }
  }
}
