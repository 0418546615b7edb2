import Foundation
import FuzzViews

/// Random trees of views with random numbers: an input's bytes choose the tree.
struct ViewTreeFormat: FuzzFormat {
  let name = "views"

  func run(_ data: Data) {
    // FNV-1a, 64 bits.
    let seed = data.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let failures = MainActor.assumeIsolated { ViewTreeFuzzer.draw(seed: seed) }
    guard let first = failures.first else { return }
    fatalError("\(first); the tree is\n\(MainActor.assumeIsolated { ViewTreeFuzzer.description(seed: seed) })")
  }
}
