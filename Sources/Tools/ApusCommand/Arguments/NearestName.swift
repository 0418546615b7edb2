/// The known name that a mistyped one most likely means; `nil` where none is near.
///
/// Near are names that at most a third of the letters, and at least two, tell apart.
func nearest(to word: String, in names: [String]) -> String? {
  // Nobody mistypes a name by a page.
  guard word.utf8.count <= 100 else { return nil }
  let measured = names.map { (name: $0, distance: editDistance(word, $0)) }
  guard let best = measured.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(2, word.count / 3) ? best.name : nil
}

/// The letters to insert, delete or replace between two words.
func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (line, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in right.indices {
      let replaced = diagonal + (letter == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
