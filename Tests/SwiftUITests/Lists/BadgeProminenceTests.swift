import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("badgeProminence") @MainActor
struct BadgeProminenceTests {
  private struct Mail: View {
    var ofList = BadgeProminence.standard
    var ofRow: BadgeProminence?
    var body: some View {
      List {
        if let ofRow {
          Text("Inbox").badge(88).badgeProminence(ofRow)
        } else {
          Text("Inbox").badge(88)
        }
      }
      .badgeProminence(ofList)
    }
  }

  /// How many points beside the row's title are darker than any gray of a badge, as red is, and how dark the darkest one is.
  private func look(_ view: Mail) -> [Int] {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) { view }
    let points = (70..<160).flatMap { y in (300..<380).map { screen.gray(x: $0, y: y) } }
    return [points.count { $0 < 100 }, points.min()!]
  }

  @Test("a badge is gray, fainter, or on a coloured ground; what a row says counts before what the list says")
  func looks() {
    let (standard, decreased) = (look(Mail()), look(Mail(ofList: .decreased)))
    let increased = look(Mail(ofList: .increased))
    #expect(standard[0] == 0 && decreased[0] == 0 && increased[0] > 300)
    #expect(standard[1] < decreased[1] && decreased[1] < 240)
    #expect(look(Mail(ofList: .increased, ofRow: .standard)) == standard)
    #expect(look(Mail(ofList: .standard, ofRow: .increased)) == increased)
    #expect(Set([BadgeProminence.decreased, .standard, .increased]).count == 3)
  }

  @Test("a badge that stands out is read with its row")
  func reading() throws {
    let screen = Screen { Mail(ofList: .increased) }
    #expect(screen.rows.first?.labels == ["Inbox", "88"])
  }
}
