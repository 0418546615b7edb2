import ApusTesting
import CoreGraphicsTypes
@testable import SwiftUI
import Testing

@MainActor
@Suite("The index of a list's sections") struct SectionIndexTests {
  private struct Town: View {
    var labels = true
    var body: some View {
      List {
        ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map { String($0) }, id: \.self) { letter in
          Section("Towns with \(letter)") {
            ForEach(0..<10, id: \.self) { number in
              HStack {
                Text(verbatim: "\(letter)\(number)")
                Spacer()
                Box("end \(letter)\(number)", 5, 5)
              }
            }
          }
          .sectionIndexLabel(labels ? Text(verbatim: letter) : nil)
        }
      }
      .listStyle(.plain)
    }
  }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 390, height: 844)
        $0.scale = 1
      }
    ) { view }
  }

  @Test("letters stand below each other in the middle of the trailing edge, and rows leave them room")
  func place() throws {
    let screen = screen { Town() }
    let index = try screen.element("Section index").frame
    #expect(index == CGRect(x: 375, y: 240, width: 15, height: 364))
    #expect(try screen.element("end A0").frame.maxX == 355)
    #expect((0..<364).count { screen.gray(x: 382, y: 240 + $0) < 200 } > 26)
  }

  @Test("a finger that goes down on a letter, or comes over it, brings its section to the top")
  func touch() throws {
    let screen = screen { Town() }
    screen.tap(at: CGPoint(x: 382, y: 240 + 12.5 * 14))
    #expect(screen.contains("M0") && !screen.contains("A0"))
    #expect(try screen.text("M0").frame.minY < 100)
    #expect(try screen.element("Section index").value == "M")
    screen.drag(from: CGPoint(x: 382, y: 240 + 12.5 * 14), to: CGPoint(x: 382, y: 900))
    #expect(screen.contains("Z9"))
    screen.drag(from: CGPoint(x: 382, y: 600), to: CGPoint(x: 382, y: 241))
    #expect(try screen.text("A0").frame.minY < 100)
  }

  @Test("a letter leads to its section again after people have scrolled away")
  func again() throws {
    let screen = screen { Town() }
    let letter = CGPoint(x: 382, y: 240 + 12.5 * 14)
    screen.tap(at: letter)
    screen.scroll(by: 2_000)
    screen.settle()
    #expect(!screen.contains("M0"))
    screen.tap(at: letter)
    #expect(try screen.text("M0").frame.minY < 100)
  }

  @Test("to somebody who cannot see it, it is one element that goes on to the next section")
  func adjusted() throws {
    let screen = screen { Town() }
    try screen.element("Section index").increment()
    #expect(try screen.element("Section index").value == "A")
    try screen.element("Section index").increment()
    #expect(try screen.element("Section index").value == "B")
    #expect(try screen.text("B0").frame.minY < 100)
  }

  @Test("it is not there without labels, and where it is hidden")
  func hidden() throws {
    #expect(!screen { Town(labels: false) }.contains("Section index"))
    let hidden = screen { Town().listSectionIndexVisibility(.hidden) }
    #expect(!hidden.contains("Section index"))
    #expect(try hidden.element("end A0").frame.maxX == 370)
    #expect(screen { Town().listSectionIndexVisibility(.visible) }.contains("Section index"))
  }

  private struct Changing: View {
    @State private var isLater = false
    var body: some View {
      VStack(spacing: 0) {
        Button("change") { isLater = true }
        List {
          Section { Text("one") }.sectionIndexLabel(isLater ? "Later" : "1")
          if isLater { Section { Text("two") }.sectionIndexLabel(String("2")) }
        }
      }
    }
  }

  @Test("labels follow what the app says, and the sections that there are")
  func changes() throws {
    let screen = screen { Changing() }
    #expect(try screen.element("Section index").frame.height == 14)
    try screen.button("change").tap()
    #expect(try screen.element("Section index").frame.height == 28)
    try screen.element("Section index").increment()
    #expect(try screen.element("Section index").value == "Later")
  }

  @Test("where not all labels have room, dots stand for those between")
  func dots() {
    #expect(ListIndexLine.lines(for: 3, in: 3).map(\.entry) == [0, 1, 2])
    #expect(ListIndexLine.lines(for: 26, in: 11.9).map(\.entry) == [0, nil, 5, nil, 10, nil, 15, nil, 20, nil, 25])
    #expect(ListIndexLine.lines(for: 5, in: 2).map(\.entry) == [0])
    #expect(ListIndexLine.lines(for: 5, in: 0).map(\.entry) == [0])
  }
}
