import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

@Suite("Values in literals") struct PlainFormatTests {
  typealias Argument = LocalizedStringKey.Argument

  @Test(
    "are written as Foundation's formats write them, in every way of grouping digits",
    arguments: ["en_US", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL", "ja_JP", "hi_IN", "en_IN", "ar_EG", "fa_IR", "en_US_POSIX"])
  func same(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    var random = SplitMix(seed: 11)
    var integers = [0, 1, -1, 999, 1_000, 9_999, 10_000, -1_234_567, .max, .min]
    var doubles = [0, -0.0, 0.5, -0.75, 1_234.5678, 0.0000005, 2.5e-6, 999.9999995, 1e6, 1e15, 1e20, 1e300, 1_000_000.0000005]
    for _ in 0..<40 {
      integers.append(Int.random(in: -100_000...100_000, using: &random))
      doubles.append(Double.random(in: -1e7...1e7, using: &random))
    }
    func expect(_ format: String, _ arguments: [Argument], line: Int = #line) {
      let plain = PlainFormat.string(format, arguments, locale: locale, marksStrings: false)
      #expect(plain == LocalizedStringKey.formatted(format, arguments, locale: locale, marksStrings: false))
    }
    for number in integers { expect("%lld", [.integer(number)]) }
    for number in doubles { expect("%lf", [.double(number)]) }
    expect("%@: %lld of %lf %%, 100 %% of %f", [.string("a % b %@"), .integer(12_345), .double(1), .double(-2_345.5)])
    expect("", [])
    expect("no value", [])
  }

  @Test(
    "in another order, of another kind, in another format and without end are left to Foundation",
    arguments: [
      ("%2$@ %1$@", [Argument.string("a"), .string("b")]), ("%d", [.integer(1)]), ("%5lld", [.integer(1)]),
      ("%.2f", [.double(1)]),
      ("%lf", [.double(.infinity)]), ("%lf", [.double(.nan)]), ("%llu", [.unsigned(1)]), ("%@", []), ("%", []),
      ("%lld", [.double(1)]),
    ] as [(String, [Argument])])
  func others(_ format: String, _ arguments: [Argument]) {
    #expect(PlainFormat.string(format, arguments, locale: Locale(identifier: "en_US"), marksStrings: false) == nil)
  }

  @Test("make one formatter for a language, however many texts there are") @MainActor
  func formatters() {
    let screen = Screen { VStack { ForEach(0..<50) { Text("\($0) of \(50.5)") } } }
    #expect(screen.contains("49 of 50.500000"))
    let before = PlainFormat.formattersMade
    let other = Screen { VStack { ForEach(0..<50) { Text("\($0 + 1_000)") } } }
    #expect(other.contains("1,049") && PlainFormat.formattersMade - before <= 1)
  }
}
