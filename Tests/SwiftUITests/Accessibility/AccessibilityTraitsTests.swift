import SwiftUI
import Testing

@Suite("Sets of accessibility traits")
struct AccessibilityTraitsTests {
  private static let members: [AccessibilityTraits] = [.isButton, .isHeader, .isSelected]

  /// The traits of a set of numbers of `members`.
  private func traits(_ numbers: Set<Int>) -> AccessibilityTraits {
    numbers.reduce(into: AccessibilityTraits()) { $0.formUnion(Self.members[$1]) }
  }

  private let subsets: [Set<Int>] = (0..<8).map { bits in Set((0..<3).filter { bits >> $0 & 1 == 1 }) }

  @Test("are sets: all pairs of subsets of three traits behave as sets of numbers do")
  func algebra() {
    for a in subsets {
      for b in subsets {
        #expect(traits(a).union(traits(b)) == traits(a.union(b)))
        #expect(traits(a).intersection(traits(b)) == traits(a.intersection(b)))
        #expect(traits(a).symmetricDifference(traits(b)) == traits(a.symmetricDifference(b)))
        #expect(traits(a).subtracting(traits(b)) == traits(a.subtracting(b)))
        #expect(traits(a).contains(traits(b)) == b.isSubset(of: a))
        #expect(traits(a).isSubset(of: traits(b)) == a.isSubset(of: b))
        #expect(traits(a).isDisjoint(with: traits(b)) == a.isDisjoint(with: b))
        #expect((traits(a) == traits(b)) == (a == b))
      }
    }
  }

  @Test("a trait is inserted, replaced and removed, and what was there is answered")
  func changing() {
    var traits: AccessibilityTraits = [.isLink]
    #expect(traits.insert(.isImage).inserted)
    #expect(!traits.insert(.isImage).inserted)
    #expect(traits.update(with: .isModal) == nil)
    #expect(traits.update(with: .isModal) == .isModal)
    #expect(traits.remove(.isLink) == .isLink)
    #expect(traits.remove(.isLink) == nil)
    #expect(traits == [.isImage, .isModal])
    #expect(AccessibilityTraits().isEmpty)
  }

  @Test("no trait is another one")
  func distinct() {
    let all: [AccessibilityTraits] = [
      .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey, .isStaticText,
      .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isModal, .isToggle,
      .isTabBar,
    ]
    for (index, trait) in all.enumerated() {
      #expect(all.dropFirst(index + 1).allSatisfy { $0 != trait && !$0.contains(trait) })
    }
  }
}
