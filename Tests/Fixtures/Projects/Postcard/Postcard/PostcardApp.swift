import SwiftUI

@main
struct PostcardApp: App {
  var body: some Scene {
    WindowGroup { CardView(card: .greeting) }
  }
}
