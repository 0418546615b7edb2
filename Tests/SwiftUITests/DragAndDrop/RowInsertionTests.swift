import ApusTesting
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@Suite("Dropping between the rows of a list") @MainActor
struct RowInsertionTests {
  private struct Names: View {
    @State var names = ["a", "b", "c", "d"]
    var usesProviders = false
    var body: some View {
      VStack(spacing: 0) {
        Text("new").frame(width: 300, height: 100).draggable("new")
        List {
          if usesProviders {
            ForEach(names, id: \.self) { Text($0) }.onInsert(of: [UTType.plainText]) { index, providers in
              for provider in providers {
                _ = provider.loadObject(ofClass: String.self) { text, _ in
                  Task { @MainActor in names.insert((text ?? "") + "!", at: index) }
                }
              }
            }
          } else {
            ForEach(names, id: \.self) { Text($0) }.dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
          }
        }
      }
    }
  }

  private func names(of screen: Screen) -> [String] {
    screen.elements(role: "staticText").filter { $0.frame.minY > 100 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test("rows make room where something would come, it comes there, and elsewhere they stand as before")
  func inserting() async throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 600) }) { Names() }
    let (b, c) = (try screen.text("b").frame, try screen.text("c").frame)
    screen.touchDown(at: CGPoint(x: 150, y: 50))
    screen.advance(by: 0.6)
    screen.touchMove(to: CGPoint(x: 150, y: 80))
    screen.touchMove(to: CGPoint(x: 150, y: c.midY - 8))
    screen.finishAnimations()
    #expect(try screen.text("b").frame == b)
    #expect(try screen.text("c").frame.minY - c.minY == c.minY - b.minY)
    screen.touchMove(to: CGPoint(x: 150, y: 20))
    screen.finishAnimations()
    #expect(try screen.text("c").frame == c)
    screen.touchMove(to: CGPoint(x: 150, y: c.midY - 8))
    screen.touchUp(at: CGPoint(x: 150, y: c.midY - 8))
    await screen.settle { names(of: screen).count == 5 }
    screen.finishAnimations()
    #expect(names(of: screen) == ["a", "b", "new", "c", "d"])
  }

  @Test("below the last row's middle it comes to the end")
  func end() async throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 600) }) { Names(usesProviders: true) }
    let last = try screen.text("d").frame
    screen.touchDown(at: CGPoint(x: 150, y: 50))
    screen.advance(by: 0.6)
    screen.touchMove(to: CGPoint(x: 150, y: last.maxY + 60))
    screen.touchUp(at: CGPoint(x: 150, y: last.maxY + 60))
    await screen.settle { names(of: screen).count == 5 }
    #expect(names(of: screen) == ["a", "b", "c", "d", "new!"])
  }
}
