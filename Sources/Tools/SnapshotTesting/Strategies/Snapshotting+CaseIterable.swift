extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function gives for each case, as a table of comma-separated values.
  ///
  ///     assertSnapshot(of: { (zone: Zone) in zone.price }, as: Snapshotting<Zone, String>.func(into: .description))
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var result = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Value.allCases.reduce(Async(value: "")) { rows, input in
        Async { callback in
          rows.run { text in
            witness.snapshot(function(input)).run { callback(text + "\(quoted("\(input)")),\(quoted($0))\n") }
          }
        }
      }
    }
    result.pathExtension = "csv"
    return result
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}
