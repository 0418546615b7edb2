import Foundation

/// `scripts/fuzz FORMAT… --seconds N --seed S`: tries inputs with random faults on what reads them.
struct FuzzCommand {
  private var formats: [any FuzzFormat] = []
  /// Real seconds, and seconds of work; the other follows where one is left out.
  private var seconds: TimeInterval?
  private var work: TimeInterval?
  private var seed: UInt64 = 1
  private var mostFindings = 20
  private var input: String?
  private var worker: String?
  private var first: UInt64 = 0

  static let help = """
    Tries inputs with random faults on what reads formats from outside, each in five seconds and a gigabyte.

    Usage: scripts/fuzz FORMAT… [--seconds N] [--work N] [--seed S] [--findings N]
           scripts/fuzz FORMAT --input FILE

    Formats: \(FuzzFormats.all.map(\.name).joined(separator: ", "))
             all: every one of them, the seconds shared out among them

    A format's run ends after its seconds, or with the last of so many findings: 20 unless said otherwise. --work counts the
    seconds on a processor, which say more of a busy machine; the run then ends after twenty times as many real ones unless
    --seconds says otherwise. Without either it is 60 real seconds.

    Equal seeds give equal inputs. What fails is kept in .build/fuzz, with the command that tries it again. Seeds lie in
    Tests/Fixtures/Fuzz, in a folder for each format; a file that is added there takes part.
    """

  static func main(_ words: [String]) -> Int32 {
    do {
      return try FuzzCommand(words)?.run() ?? 0
    } catch {
      FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
      return 2
    }
  }

  /// What is wrong with a command line.
  struct UsageError: Error, CustomStringConvertible { let description: String }

  /// `nil` where only help was asked for.
  private init?(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      func value<Value: LosslessStringConvertible>() throws -> Value {
        guard let text = rest.popFirst(), let value = Value(text) else { throw UsageError(description: "\(word) needs a value") }
        return value
      }
      switch word {
      case "--help", "-h":
        print(Self.help)
        return nil
      case "--seconds": seconds = try value()
      case "--work": work = try value()
      case "--seed": seed = try value()
      case "--findings": mostFindings = try value()
      case "--input": input = try value()
      case "--from": first = try value()
      case "--worker": worker = try value()
      case "all": formats = FuzzFormats.all
      default: formats.append(try Self.format(word))
      }
    }
    guard !formats.isEmpty || worker != nil else { throw UsageError(description: "which format? See scripts/fuzz --help") }
  }

  private static func format(_ name: String) throws -> any FuzzFormat {
    guard let format = (FuzzFormats.all + FuzzFormats.planted).first(where: { $0.name == name }) else {
      let names = FuzzFormats.all.map(\.name).joined(separator: ", ")
      throw UsageError(description: "there is no format \(name); there are all, \(names)")
    }
    return format
  }

  private func run() throws -> Int32 {
    if let worker { return try work(as: Self.format(worker)) }
    if let input { return FuzzSupervisor.run(input: URL(fileURLWithPath: input), format: formats[0]) }
    var hasFindings = false
    let share = 1 / Double(formats.count)
    for format in formats {
      let mutator = try FuzzMutator(format: format, seeds: FuzzSeeds.read(format.name))
      if let obstacle = format.obstacle(toReading: mutator.seeds) {
        guard formats.count > 1 else { throw UsageError(description: "\(format.name) cannot be tried: \(obstacle)") }
        print("\(format.name): not tried, \(obstacle)")
        continue
      }
      let folder = FuzzSeeds.root.appendingPathComponent(".build/fuzz")
      let outcome = FuzzSupervisor(format: format, mutator: mutator, seed: seed, mostFindings: mostFindings, folder: folder)
        .run(work: (work ?? .infinity) * share, seconds: (seconds ?? work.map { $0 * 20 } ?? 60) * share)
      let figures = String(format: "in %.1f s of work, the slowest %.2f s", outcome.work, outcome.slowest)
      print("\(format.name): \(outcome.inputs) inputs \(figures), at most \(outcome.memory >> 10) MB")
      for finding in outcome.findings { print("  \(finding)") }
      hasFindings = hasFindings || !outcome.findings.isEmpty
      if outcome.inputs == 0 { throw UsageError(description: "not one input of \(format.name) was tried") }
    }
    return hasFindings ? 1 : 0
  }

  private func work(as format: any FuzzFormat) throws -> Int32 {
    let mutator = FuzzMutator(format: format, seeds: try FuzzSeeds.read(format.name))
    let worker = FuzzWorker(format: format, mutator: mutator, seed: seed)
    if let input {
      worker.run(try Data(contentsOf: URL(fileURLWithPath: input)))
    } else {
      worker.run(from: first)
    }
    return 0
  }
}
