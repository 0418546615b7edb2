import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var rank: Int = 7
}

@Suite("Subviews") @MainActor
struct SubviewsTests {
  private func names(_ screen: Screen) -> [String] { screen.elements.map(\.label).filter { !$0.isEmpty } }

  /// Numbers the views that it is made of.
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text(verbatim: "\(subviews.count) views")
          ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
            HStack {
              subview
              Text(verbatim: "no. \(index + 1)")
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
    }
  }

  private struct Towns: View {
    @State private var towns = ["Kyoto", "Nara"]
    @State private var showsMore = false
    var body: some View {
      Numbered {
        Text(verbatim: "Begin")
        ForEach(towns, id: \.self) { Text($0) }
        Group {
          if showsMore { Text(verbatim: "More") }
          EmptyView()
        }
      }
      Button("Go") {
        showsMore.toggle()
        towns = towns.contains("Uji") ? Array(towns.dropFirst()) : ["Uji"] + towns.reversed()
      }
    }
  }

  @Test("loops, groups and conditions are resolved, now and whenever they change")
  func resolved() throws {
    let screen = Screen { Towns() }
    #expect(names(screen) == ["3 views", "Begin, no. 1", "Kyoto, no. 2", "Nara, no. 3", "Go"])
    try screen.button("Go").tap()
    screen.settle()
    #expect(
      names(screen) == [
        "5 views", "Begin, no. 1", "Uji, no. 2", "Nara, no. 3", "Kyoto, no. 4", "More, no. 5", "Go",
      ])
    try screen.button("Go").tap()
    screen.settle()
    #expect(names(screen) == ["3 views", "Begin, no. 1", "Nara, no. 2", "Kyoto, no. 3", "Go"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Turning: View {
    @State private var isTurned = false
    var body: some View {
      VStack {
        ForEach(
          subviews: Group {
            ForEach(isTurned ? ["b", "a"] : ["a", "b"], id: \.self) { Counter(name: $0) }
          }
        ) { $0 }
        Button("Turn") { isTurned.toggle() }
      }
    }
  }

  @Test("a view keeps its state as its place among the others changes")
  func state() throws {
    let screen = Screen { Turning() }
    try screen.button("a 0").tap()
    #expect(names(screen) == ["a 1", "b 0", "Turn"])
    try screen.button("Turn").tap()
    screen.settle()
    #expect(names(screen) == ["b 0", "a 1", "Turn"])
  }

  @Test("a collection shows all, and a slice its part")
  func collections() {
    let screen = Screen {
      VStack {
        Group(subviews: ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") }) { subviews in
          if let last = subviews.last { last }
          let slice: SubviewsCollectionSlice = subviews[1...2]
          slice
          slice[2..<3]
          let all: SubviewsCollection = subviews
          all
          let one: Subview = subviews[0]
          one
        }
      }
    }
    #expect(names(screen) == ["3", "1", "2", "2", "0", "1", "2", "3", "0"])
  }

  private struct Ranked: View {
    @State private var rank = 1
    var body: some View {
      VStack {
        ForEach(
          subviews: Group {
            Text(verbatim: "a").containerValue(\.rank, rank).containerValue(\.isPinned, true)
            Text(verbatim: "b").tag(5)
            Text(verbatim: "c").containerValue(\.rank, 3).containerValue(\.rank, 4)
          }
        ) { subview in
          let values: ContainerValues = subview.containerValues
          HStack {
            subview
            Text(verbatim: "\(values.rank)\(values.isPinned ? " pinned" : "")\(values.hasTag(5) ? " five" : "")")
            Text(verbatim: values.tag(for: Int.self).map { "tag \($0)" } ?? "none")
          }
          .accessibilityElement(children: .combine)
        }
        Button("Go") { rank += 1 }
      }
    }
  }

  @Test("a container reads what its views say, of several values the innermost, and hears of changes")
  func values() throws {
    let screen = Screen { Ranked() }
    #expect(names(screen) == ["a, 1 pinned, none", "b, 7 five, tag 5", "c, 3, none", "Go"])
    try screen.button("Go").tap()
    screen.settle()
    #expect(names(screen).first == "a, 2 pinned, none")
    struct Key: ContainerValueKey { static var defaultValue: Int { 2 } }
    struct Reading: View {
      var body: some View {
        Group(subviews: Text(verbatim: "x")) { subviews in
          ForEach(subviews) { Text(verbatim: "\($0.containerValues[Key.self])") }
        }
      }
    }
    #expect(names(Screen { Reading() }) == ["2"])
  }

  private struct Rising: View {
    @State private var rank = 1
    var body: some View {
      Button("Go \(rank)") { rank += 1 }.containerValue(\.rank, rank).tag(rank)
    }
  }

  @Test("containers in one another all hear of a view that says something else by itself")
  func nested() throws {
    func said(_ subviews: SubviewsCollection) -> Text {
      Text(verbatim: subviews.map { "\($0.containerValues.rank) \($0.containerValues.tag(for: Int.self) ?? 0)" }.joined())
    }
    let screen = Screen {
      VStack {
        Group(subviews: Rising()) { (outer: SubviewsCollection) in
          said(outer)
          Group(subviews: outer) { (inner: SubviewsCollection) in
            said(inner)
            inner
          }
        }
      }
    }
    #expect(names(screen) == ["1 1", "1 1", "Go 1"])
    for rank in 2...3 {
      try screen.button("Go \(rank - 1)").tap()
      screen.settle()
      #expect(names(screen) == ["\(rank) \(rank)", "\(rank) \(rank)", "Go \(rank)"])
    }
  }

  private struct Towns2: View {
    var body: some View {
      Text(verbatim: "before")
      Section {
        Text(verbatim: "Kyoto")
        Text(verbatim: "Nara")
      } header: {
        Text(verbatim: "Japan")
      } footer: {
        Text(verbatim: "two")
      }
    }
  }

  @Test("sections have their header, rows and footer, and rows outside of sections are one")
  func sections() {
    func described(_ section: SectionConfiguration) -> some View {
      VStack {
        Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
        section.header
        section.content
        section.footer
      }
    }
    let expected = ["0 1 0", "before", "1 2 1", "Japan", "Kyoto", "Nara", "two"]
    let group = Screen {
      VStack {
        Group(sections: Towns2()) { (sections: SectionCollection) in ForEach(sections) { described($0) } }
      }
    }
    #expect(names(group) == expected)
    #expect(names(Screen { VStack { ForEach(sections: Towns2()) { described($0) } } }) == expected)
  }

  @Test("views are found by the id of their loop, and named types are those of the closures")
  func identities() {
    let group: GroupElementsOfContent<Text, SubviewsCollection> = Group(subviews: Text(verbatim: "a")) { $0 }.shown
    #expect(type(of: group) == GroupElementsOfContent<Text, SubviewsCollection>.self)
    let loop = ForEach(subviews: Text(verbatim: "a")) { $0 }
    #expect(type(of: loop.data) == ForEachSubviewCollection<Subview>.self && loop.data.isEmpty)
    let sections = ForEach(sections: Text(verbatim: "a")) { $0.content }
    #expect(type(of: sections.data) == ForEachSectionCollection<SubviewsCollection>.self && sections.data.isEmpty)
    let made = Group(sections: Text(verbatim: "a")) { _ in Text(verbatim: "b") }.shown
    #expect(type(of: made) == GroupSectionsOfContent<Text, Text>.self)
  }
}

extension Group {
  /// What is grouped.
  fileprivate var shown: Content {
    guard let content = Mirror(reflecting: self).children.first?.value as? Content else { preconditionFailure("no content") }
    return content
  }
}
