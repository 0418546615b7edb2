import SwiftData
import SwiftUI

@main
struct ReadingListApp: App {
  private let container: ModelContainer = {
    do {
      return try ModelContainer(for: Book.self, migrationPlan: ReadingListMigration.self)
    } catch {
      fatalError("The books could not be opened: \(error)")
    }
  }()

  var body: some Scene {
    WindowGroup {
      ShelfScreen()
    }
    .modelContainer(container)
  }
}
